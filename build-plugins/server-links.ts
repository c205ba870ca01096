/**
 * Gives the server's bundle the links of app/framework/rendering/server-links.tsx in place of Remix's; that file says
 * what it saves. Switch off with RINGSIDE_WITHOUT=server-links.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const APP = join(import.meta.dirname, "../app/");
const LINKS = join(APP, "framework/rendering/server-links.tsx");

export function serverLinks(): Plugin {
  let server = false;
  return {
    name: "server-links",
    enforce: "pre",
    config: (_, { command, isSsrBuild }) => {
      server = command === "build" && isSsrBuild === true;
    },
    resolveId: (source, importer) =>
      server && source === "@remix-run/react" && importer?.startsWith(APP) && importer !== LINKS ? LINKS : undefined,
  };
}
