/** Which build this is: package.json's version and the commit, both inserted at build time. */

/** Vite replaces these names. In tests, which run without a build, they are undefined. */
declare const __VERSION__: string;
declare const __COMMIT__: string;
declare const __BUILT_AT__: string;

export const VERSION = typeof __VERSION__ === "undefined" ? "0.0.0" : __VERSION__;
/** `unknown` if the build had neither git nor COMMIT. */
export const COMMIT = typeof __COMMIT__ === "undefined" ? "unknown" : __COMMIT__;
export const BUILT_AT = typeof __BUILT_AT__ === "undefined" ? "" : __BUILT_AT__;

/** Short enough for every log line: `0.2.0+3b3bb29`. */
export const RELEASE = `${VERSION}+${COMMIT}`;

/** The output of `--version`. */
export const VERSION_TEXT = `Ringside ${VERSION} (commit ${COMMIT}, built ${BUILT_AT || "never"})`;
