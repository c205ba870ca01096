/** The entry of the process `node build/server/start.js`. */
import { startProcess } from "./site";
import { startFailure } from "./start-failure";
import { VERSION_TEXT } from "./version";

if (process.argv.includes("--version")) console.log(VERSION_TEXT);
else {
  startProcess().catch((error: unknown) => {
    console.error(startFailure(error));
    process.exit(1);
  });
}
