/** The entry of the process `node build/server/start.js`. */

import { keepTicksFast } from "./process/fast-ticks";
import { startFailure } from "./process/start-failure";
import { VERSION_TEXT } from "./process/version";
import { startProcess } from "./site";

if (process.argv.includes("--version")) console.log(VERSION_TEXT);
else {
  keepTicksFast();
  startProcess().catch((error: unknown) => {
    console.error(startFailure(error));
    process.exit(1);
  });
}
