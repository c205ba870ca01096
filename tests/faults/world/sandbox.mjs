/** Starts sandbox-process.ts in a process of its own, compiled as the tests are. */
import { runnerImport } from "vite";

await runnerImport("./tests/faults/world/sandbox-process.ts", {
  root: process.cwd(),
  configFile: false,
  logLevel: "error",
});
