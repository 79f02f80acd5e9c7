/* What the build of a board writes into its own directory, for the PC. */
#define THUMBKAT_BOARD pcboard
#define THUMBKAT_VERSION "0.0.0-pc"
#define THUMBKAT_GIT_HASH "unknown"
#define THUMBKAT_COMPILER "gcc " __VERSION__
#define THUMBKAT_FLAGS "pc"
