/** Flags for a server or a command that ends after a few requests. */

/**
 * V8 compiles once more what runs often: PGlite, which takes a third of a short process's time, and our own code, which
 * takes a fifth. The budget is how much code runs before that.
 */
export const SHORT_LIVED = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "--interrupt-budget=5000000"];
