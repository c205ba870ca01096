/** Starts fans.ts in a process of its own, compiled as the tests are. */
import { runnerImport } from "vite";

await runnerImport("./tests/services/box-office/fans.ts", {
  root: process.cwd(),
  configFile: false,
  logLevel: "error",
});
