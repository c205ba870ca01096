/**
 * Takes out of the browser's list of routes what only the server reads of it: which files each route's script imports.
 * The server names them in the page; a browser finds them in the script itself. It is 1.7 kB of every page.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "build/client/assets";
const OPEN = "window.__remixManifest=";

const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
const said = name ? readFileSync(`${folder}/${name}`, "utf8") : "";
if (!said.startsWith(OPEN)) throw new Error("Remix writes its manifest in another way now: look at lean-manifest");
const manifest = JSON.parse(said.slice(OPEN.length, said.lastIndexOf("}") + 1));
for (const route of Object.values(manifest.routes)) delete route.imports;
writeFileSync(`${folder}/${name}`, `${OPEN}${JSON.stringify(manifest)};`);
