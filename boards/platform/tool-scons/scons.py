"""PlatformIO starts a build as `python <tool-scons>/scons.py`; this runs the SCons that pip installed."""

import SCons.Script

SCons.Script.main()
