/** Starts fans.ts in a process of its own, compiled as the tests are. */
import { runnerImport } from "vite";

await runnerImport("./tests/services/fans.ts", { root: process.cwd(), configFile: false, logLevel: "error" });
