"""The development platform `cortexm`: which compiler and which SCons PlatformIO builds with."""

import importlib.metadata
import os
import shutil
import socket

import semantic_version
from platformio import __registry_mirror_hosts__, fs
from platformio.compat import is_proxy_set
from platformio.dependencies import get_core_dependencies
from platformio.exception import UserSideException
from platformio.package.meta import PackageSpec
from platformio.package.version import get_original_version
from platformio.platform.base import PlatformBase

TOOLCHAIN = "toolchain-gccarmnoneeabi"
CONNECT_SECONDS = 5


class MissingTool(UserSideException):
    MESSAGE = "{0}"


class CortexmPlatform(PlatformBase):
    """Takes the compiler in PATH and the SCons of pip. Where one is missing, PlatformIO fetches its own
    package of it, as on any other platform."""

    def configure_default_packages(self, options, targets):
        self._choose_toolchain()
        self._choose_scons()
        super().configure_default_packages(options, targets)

    def _choose_toolchain(self):
        if shutil.which("arm-none-eabi-gcc"):
            return
        self.packages[TOOLCHAIN]["optional"] = False
        self._require_network(
            self.get_package_spec(TOOLCHAIN),
            "put arm-none-eabi-gcc into PATH (Debian: gcc-arm-none-eabi and libnewlib-arm-none-eabi)",
        )

    def _choose_scons(self):
        # The stand-in beside this file runs pip's SCons, so it may be used only where that is the very
        # version that PlatformIO asks for.
        stand_in = os.path.join(self.get_dir(), "tool-scons")
        version = fs.load_json(os.path.join(stand_in, "package.json"))["version"]
        scons_version = get_original_version(version)
        wanted = get_core_dependencies()["tool-scons"]
        if _installed("scons") == scons_version and _matches(version, wanted):
            self.packages["tool-scons"] = {"owner": "platformio", "version": "symlink://" + stand_in}
            return
        link = os.path.join(self.pm.package_dir, "tool-scons.pio-link")
        if os.path.isfile(link):  # an earlier run under another Python left it
            os.remove(link)
        self._require_network(
            PackageSpec(owner="platformio", name="tool-scons", requirements=wanted),
            f"pip install scons=={scons_version} for the Python that runs PlatformIO",
        )

    def _require_network(self, spec, remedy):
        """Without a network PlatformIO would try for a minute or more, and then not say what to do."""
        if self.pm.get_package(spec) or is_proxy_set():
            return
        try:
            socket.create_connection(
                ("api." + __registry_mirror_hosts__[0], 443), timeout=CONNECT_SECONDS
            ).close()
        except OSError as error:
            raise MissingTool(
                f"{spec.humanize()} is not installed and PlatformIO's registry cannot be reached "
                f"({error}): {remedy}"
            ) from error


def _installed(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _matches(version, wanted):
    return semantic_version.Version(version) in semantic_version.SimpleSpec(wanted)
