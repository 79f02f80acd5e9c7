# All paths are relative, so the checkout may lie anywhere, under a path with a space too. For the same
# reason every tool runs as `$(PYTHON) -m`: the first line of a script cannot name a path with a space.

PYTHON := .venv/bin/python

.PHONY: help setup firmware demo test lint speed verify figures clean
.DEFAULT_GOAL := help

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## install what is missing: Debian packages, .venv with the pinned Python packages
	@sh scripts/setup.sh

firmware: setup ## build the images of all boards: .pio/build/BOARD/firmware.elf
	@$(PYTHON) -m thumbkat.image.build

demo: setup ## two virtual boards: known answers, then a key exchange in both directions, with cycles
	@$(PYTHON) -m thumbkat demo

lint: setup ## ruff and mypy
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m mypy

# Compiled modules are kept, whatever the environment says: the tests start Python some hundred times.
test verify: export PYTHONDONTWRITEBYTECODE :=

test: lint ## lint and every test
	@$(PYTHON) -m pytest -n auto --dist worksteal

verify: setup ## every test, the long forms too
	@$(PYTHON) -m pytest -n auto --dist worksteal -m "verify or not verify"

speed: setup ## measure how fast the tool is
	@$(PYTHON) -m tests.speed

figures: setup ## measure on virtual boards, and put the figures into README.md
	@mkdir -p build
	@$(PYTHON) -m thumbkat bench virtual:bbcmicrobit virtual:disco_f407vg --save build/figures.json
	@PLATFORMIO_BUILD_FLAGS=-DTHUMBKAT_NO_FPU $(PYTHON) -m thumbkat bench virtual:disco_f407vg --save build/no-fpu.json
	@PLATFORMIO_BUILD_FLAGS=-DTHUMBKAT_SPARKLE_SMALL $(PYTHON) -m thumbkat bench virtual:disco_f407vg --op 'sparkle.*' --save build/small.json
	@$(PYTHON) scripts/figures.py build/figures.json build/no-fpu.json build/small.json

clean: ## remove what was built and cached; .venv stays
	@rm -rf .pio build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
