/**
 * Leaves out of the browser's bundle the parts of Remix, its router and React that this site cannot reach: each is
 * behind an option that is set once for the whole site, or serves a component that we don't use. The folder of the same
 * name lists the edits, and the build stops at one that finds nothing to change. Saves 18 kB (gzipped) on every page.
 * Switch off with RINGSIDE_WITHOUT=unused-router-parts.
 */
import type { Plugin } from "vite";
import { EDITS } from "./unused-router-parts/edits";

export const unusedRouterParts = (): Plugin => {
  const met = new Set<string>();
  let browser = false;
  return {
    name: "unused-router-parts",
    config: (_, { command, isSsrBuild }) => {
      browser = command === "build" && !isSsrBuild;
    },
    transform(code, id) {
      const file = browser && Object.keys(EDITS).find((name) => id.endsWith(`/node_modules/${name}`));
      if (!file) return undefined;
      met.add(file);
      return { code: withoutUnusedParts(code, file), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(EDITS).filter((file) => !met.has(file));
      if (browser && !error && missing.length > 0) throw new Error(`The bundle has no ${missing.join(", ")}`);
    },
  };
};

/** The code of `file` with its edits made. Throws if one of them finds nothing. */
function withoutUnusedParts(code: string, file: string): string {
  let edited = code;
  for (const [from, to] of EDITS[file] ?? []) {
    const before = edited;
    edited = edited.replaceAll(from, to);
    if (edited === before) throw new Error(`${file} has no ${from}: see build-plugins/unused-router-parts`);
  }
  return edited;
}
