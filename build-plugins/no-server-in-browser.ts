/**
 * Stops the build when the browser's bundle reaches a module of server/: that would leak code and perhaps secrets.
 * Correctness, saves nothing; it cannot be switched off.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const SERVER = join(import.meta.dirname, "../server/");

export const noServerInBrowser = (): Plugin => ({
  name: "no-server-in-browser",
  load(id, options) {
    if (!options?.ssr && id.split("?")[0]?.startsWith(SERVER)) {
      throw new Error(`${id} belongs to the server and was reached from the browser's bundle`);
    }
  },
});
