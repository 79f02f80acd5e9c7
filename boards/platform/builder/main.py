"""Builds a freestanding firmware.elf, .hex and .bin for one board (SCons, run by PlatformIO)."""

import os
import subprocess
from os.path import abspath, dirname, exists, isfile, join

import SCons.Builder
from platformio.builder.tools.piobuild import scons_patched_match_splitext
from SCons.Script import COMMAND_LINE_TARGETS, AlwaysBuild, Builder, Default, DefaultEnvironment

# A fault.c and a fault.S in one folder become fault.c.o and fault.S.o, not twice fault.o.
SCons.Builder.match_splitext = scons_patched_match_splitext

env = DefaultEnvironment()
board = env.BoardConfig()
project_dir = env.subst("$PROJECT_DIR")
build_dir = env.subst("$BUILD_DIR")
ld_dir = join(dirname(abspath(env.PioPlatform().get_dir())), "ld")

machine = ["-mthumb", "-mcpu=" + board.get("build.cpu")]
if board.get("build.fpu", ""):
    machine += ["-mfpu=" + board.get("build.fpu"), "-mfloat-abi=hard"]

# An image must not depend on where it was built, so no path of this machine may get into the objects.
# GCC takes the current directory from $PWD, which may go through a symbolic link; where the system has a
# name for it that is the same everywhere, no path is left that a map could miss (one with a "=" is).
# Only the "debug" map is handed on to the assembler. Of two maps that fit, the later one counts.
here = "/proc/self/cwd" if exists("/proc/self/cwd") else project_dir
env["ENV"]["PWD"] = here
places = [(here, "."), (project_dir, "."), (abspath(build_dir), "build")]
file_map = [f"-ffile-prefix-map={path}={name}" for path, name in places]
debug_map = [f"-fdebug-prefix-map={path}={name}" for path, name in places]

env.Replace(
    AR="arm-none-eabi-gcc-ar",
    AS="arm-none-eabi-as",
    CC="arm-none-eabi-gcc",
    CXX="arm-none-eabi-g++",
    GDB="arm-none-eabi-gdb",
    OBJCOPY="arm-none-eabi-objcopy",
    RANLIB="arm-none-eabi-gcc-ranlib",
    SIZETOOL="arm-none-eabi-size",
    ARFLAGS=["rcsD"],
    # .s goes through AS, .S through CC with ASPPFLAGS.
    ASFLAGS=machine,
    ASPPFLAGS=[*machine, *file_map, *debug_map, "-x", "assembler-with-cpp", "-g", "-Wa,--fatal-warnings"],
    CFLAGS=["-std=c11"],
    CCFLAGS=[
        *machine,
        *file_map,
        "-O2",
        "-g",
        "-Wall",
        "-Wa,--fatal-warnings",
        "-ffreestanding",
        "-ffunction-sections",
        "-fdata-sections",
    ],
    LINKFLAGS=[
        *machine,
        "-nostartfiles",
        "-Wl,--gc-sections",
        "-Wl,--build-id=none",
        "-Wl,--fatal-warnings",
        "-Wl,-Map=" + join(build_dir, "firmware.map"),
        "-L" + ld_dir,
    ],
    LIBS=["c", "gcc"],
    CPPDEFINES=[("F_CPU", "$BOARD_F_CPU")],
    SIZEPRINTCMD="$SIZETOOL -A -d $SOURCES",
    SIZECHECKCMD="$SIZETOOL -A -d $SOURCES",
    SIZEPROGREGEXP=r"^(?:\.text|\.data)\s+(\d+).*",
    SIZEDATAREGEXP=r"^(?:\.noinit|\.data|\.bss)\s+(\d+).*",
    PROGSUFFIX=".elf",
)
if env.get("PROGNAME", "program") == "program":
    env.Replace(PROGNAME="firmware")

# Primitives that the board file leaves out of the image (firmware/src/command/primitives.h). An environment
# of platformio.ini that leaves out others has them as words (board_thumbkat.without). And libraries that it
# takes the small build of, where flash is slow and its cache small (src/backend.h of each).
for key, macro in (("without", "THUMBKAT_WITHOUT_{}"), ("small", "THUMBKAT_{}_SMALL")):
    names = board.get("thumbkat." + key, [])
    names = names.split() if isinstance(names, str) else names
    env.Append(CPPDEFINES=[macro.format(name.upper()) for name in names])

# The linker script of the board file lies in boards/ld; a project may name one of its own
# (board_build.ldscript).
ldscript = join(project_dir, board.get("build.ldscript"))
if not exists(ldscript):
    ldscript = join(ld_dir, board.get("build.ldscript"))
env.Replace(LDSCRIPT_PATH=ldscript)

env.Append(
    BUILDERS={
        "ElfToHex": Builder(
            action=env.VerboseAction("$OBJCOPY -O ihex $SOURCES $TARGET", "Building $TARGET"),
            suffix=".hex",
        ),
        "ElfToBin": Builder(
            action=env.VerboseAction("$OBJCOPY -O binary $SOURCES $TARGET", "Building $TARGET"),
            suffix=".bin",
        ),
    }
)


def forget_objects_of_another_compiler():
    """SCons compares commands and sources. It would keep what an older compiler has made."""
    compiler = subprocess.run(
        [env.subst("$CC"), "--version"],
        env=env["ENV"],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    ).stdout
    note = join(build_dir, "compiler.txt")
    if isfile(note):
        with open(note, encoding="utf-8") as file:
            if file.read() == compiler:
                return
    for folder, _, names in os.walk(build_dir):
        for name in names:
            if name.endswith((".o", ".a", ".elf")):
                os.remove(join(folder, name))
    with open(note, "w", encoding="utf-8") as file:
        file.write(compiler)


if "nobuild" in COMMAND_LINE_TARGETS:
    elf = env.File(join("$BUILD_DIR", "${PROGNAME}.elf"))
    hexfile = env.File(join("$BUILD_DIR", "${PROGNAME}.hex"))
    binfile = env.File(join("$BUILD_DIR", "${PROGNAME}.bin"))
else:
    forget_objects_of_another_compiler()
    elf = env.BuildProgram()
    env.Depends(elf, [env.File(ldscript), *env.Glob(join(ld_dir, "*.ld"))])
    env.SideEffect(join("$BUILD_DIR", "firmware.map"), elf)
    hexfile = env.ElfToHex(join("$BUILD_DIR", "${PROGNAME}"), elf)
    binfile = env.ElfToBin(join("$BUILD_DIR", "${PROGNAME}"), elf)

AlwaysBuild(env.Alias("nobuild", hexfile))
program = env.Alias("buildprog", [hexfile, binfile], [])

env.AddPlatformTarget(
    "size",
    elf,
    env.VerboseAction("$SIZEPRINTCMD", "Calculating size $SOURCE"),
    "Program Size",
    "Sections of the firmware and their sizes",
)

if env.subst("$UPLOAD_PROTOCOL") in ("", "pyocd"):
    # --no-wait, or pyOCD waits for ever where no probe is attached. upload_port names the probe.
    probe = ' --uid "$UPLOAD_PORT"' if env.subst("$UPLOAD_PORT") else ""
    target = board.get("thumbkat.flash_target")
    env.Replace(UPLOADCMD=f'"$PYTHONEXE" -m pyocd flash --no-wait --target {target}{probe} "$SOURCE"')
env.AddPlatformTarget("upload", hexfile, env.VerboseAction("$UPLOADCMD", "Uploading $SOURCE"), "Upload")

Default([program])
