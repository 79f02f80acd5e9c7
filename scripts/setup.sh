#!/bin/sh
# Installs what thumbkat needs: Debian packages that are missing, and .venv with the pinned Python packages.
# Quick when nothing is to do. Run by `make setup`.
set -eu
cd -P "$(dirname "$0")/.."

fail() {
    echo "setup: $*" >&2
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

# SCons and PlatformIO hand paths to a shell, where these characters mean something.
case "$(pwd)" in
*[\'\"\$\`:]*) fail "this checkout lies in $(pwd): move it to a path without any of ' \" \$ \` :" ;;
esac

# What .venv was made for: this place (it knows its own path) and these versions.
stamp=.venv/.thumbkat-setup
wanted=$(pwd && sed -n '/^\[build-system\]/,/^\[tool\.pytest/p' pyproject.toml)

if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && .venv/bin/python -c '' 2>/dev/null; then
    venv_is_right=yes
else
    venv_is_right=no
fi

# A Python may be there in name only (a version manager's stub), so each is run.
find_python() {
    for python in .venv/bin/python python3 python3.14 python3.13 python3.12 python3.11; do
        if "$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$python" -c 'import sys; print(getattr(sys, "_base_executable", None) or sys.executable)'
            return
        fi
    done
}

# Debian's names of what is not there. Asked of the tools themselves: they may come from elsewhere.
missing_packages() {
    has arm-none-eabi-gcc || echo gcc-arm-none-eabi
    if ! has arm-none-eabi-gcc || ! echo '#include <string.h>' | arm-none-eabi-gcc -E - >/dev/null 2>&1; then
        echo libnewlib-arm-none-eabi
    fi
    has qemu-system-arm || echo qemu-system-arm
    has gcc || echo gcc
    if ! has g++ || ! echo '#include <vector>' | g++ -x c++ -E - >/dev/null 2>&1; then
        echo g++
    fi
    has make || echo make
    has git || echo git
    has pkg-config || echo pkg-config
    pkg-config --exists botan-2 2>/dev/null || echo libbotan-2-dev
    [ $venv_is_right = yes ] || [ -n "$(find_python)" ] || echo python3 python3-venv
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

install_packages() {
    has apt-get || fail "please install (Debian's names): $*"
    if [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; then
        fail "please run: sudo apt-get update && sudo apt-get install --no-install-recommends $*"
    fi
    echo "setup: installing $*"
    apt="apt-get -q -o DPkg::Lock::Timeout=300"
    # The lists may be empty or old. A source of somebody else's that fails need not matter.
    as_root env DEBIAN_FRONTEND=noninteractive $apt update || echo "setup: apt-get update failed, trying without" >&2
    as_root env DEBIAN_FRONTEND=noninteractive $apt install -y --no-install-recommends "$@" ||
        fail "apt-get could not install: $*"
    still=$(missing_packages | tr '\n' ' ')
    case " $still" in
    *" python3 "*) fail "Python 3.11 or newer is needed, with its venv module; this machine's packages have none" ;;
    esac
    [ -z "$still" ] || fail "still missing after apt-get install: $still"
}

if [ $venv_is_right = no ] && [ -z "$(find_python)" ] &&
    python3 -c 'import sys; sys.exit(sys.version_info >= (3, 11))' 2>/dev/null; then
    fail "Python 3.11 or newer is needed, and python3 is $(python3 --version): install one as python3.11 or later"
fi

missing=$(missing_packages | tr '\n' ' ')
# shellcheck disable=SC2086  # names of packages, one a word
[ -z "$missing" ] || install_packages $missing

[ $venv_is_right = no ] || exit 0

python=$(find_python)
# A .venv that was made here is brought up to date; one that was moved or left half made is of no use.
if [ ! -f "$stamp" ] || [ "$(head -n 1 "$stamp")" != "$(pwd)" ] || ! .venv/bin/python -c '' 2>/dev/null; then
    echo "setup: making .venv with $python"
    rm -f "$stamp"
    "$python" -m venv --clear .venv || fail "could not make .venv"
else
    echo "setup: bringing .venv up to date"
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' ||
    fail "pip could not install the Python packages (is PyPI reachable?)"
printf '%s\n' "$wanted" >"$stamp"
