/**
 * The list of tricks that a build can leave out: `RINGSIDE_WITHOUT=late-scripts,terser npm run build`. Each trick says
 * in its own file what it does and saves. A trick of app/framework/ is switched off by replacing its module, so that
 * the usual build carries no switch.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const FRAMEWORK = join(import.meta.dirname, "../app/framework/");

/** Tricks that are Vite plugins of their own: when switched off, vite.config.ts leaves them out. */
const PLUGINS = [
  "common-chunks",
  "mails-stay-on-server",
  "overlay-styles",
  "server-links",
  "small-manifest",
  "terser",
  "texts-folder",
  "unused-router-parts",
];

/** By trick, the replacements of its modules in app/framework/ when it is switched off. */
export const REPLACEMENTS: Record<string, Record<string, string>> = {
  "after-load": {
    "after-load.ts": 'import { startExtras } from "./extras"; export const startAfterLoad = startExtras;',
  },
  "decode-page-data": { "decode-page-data.ts": "export const decodePageData = async () => {};" },
  "guarded-reload": {
    "chunk-errors.ts":
      "export const chunkFailed = async (error) => { throw error; }; export const routeFailed = chunkFailed;",
  },
  "keep-page-behind-overlay": {
    "keep-page-behind-overlay.ts":
      "export const keepPageBehindOverlay = ({ defaultShouldRevalidate }) => defaultShouldRevalidate;",
  },
  "late-scripts": {
    "rendering/late-scripts.server.ts": "export const lateScripts = (html) => html;",
    "start-after-paint.ts": 'export const START_AFTER_PAINT = "";',
  },
  "leave-tagged-pages": { "leave-tagged-pages.ts": "export const leaveTaggedPages = () => {};" },
  "own-routes": { "rendering/own-routes.server.ts": "export const withOwnRoutes = (context) => context;" },
  "page-behind": { "rendering/page-behind.server.ts": "export const withPageBehind = (html) => html;" },
  "page-data": {
    "page-data.ts":
      "const no = () => false, nothing = () => {};" +
      "export const networkTrouble = { subscribe: () => nothing, shown: no, present: no, absent: no, tryAgain: nothing, dismiss: nothing };" +
      "export const watchPageData = nothing; export const fetchAhead = nothing;" +
      'export const serverAnswers = () => fetch("/builds/latest.json");',
  },
  "prefetch-links": { "prefetch-links.ts": "export const prefetchLinks = () => {};" },
  "render-at-once": { "rendering/render-at-once.server.ts": "export const renderAtOnce = async () => undefined;" },
  "restore-server-page": {
    "restore-server-page.ts": "export const armServerPage = () => {}; export const useServerPageOnFailure = () => {};",
  },
  // Nothing in its module changes; the components that use it come into the browser's bundle.
  "static-part": {},
  "watch-builds": { "watch-builds.ts": "export const watchBuilds = () => {};" },
};

/** Every name that RINGSIDE_WITHOUT may hold. */
export const TRICKS = [...PLUGINS, ...Object.keys(REPLACEMENTS)].sort();

/** The tricks that `list`, comma-separated, switches off. Throws on a name that isn't one. */
export function withoutTricks(list = ""): ReadonlySet<string> {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !TRICKS.includes(name));
  if (unknown.length > 0) {
    throw new Error(`RINGSIDE_WITHOUT names no trick: ${unknown.join(", ")}. There are: ${TRICKS.join(", ")}`);
  }
  return new Set(names);
}

/** Replaces the modules of the tricks that are switched off. */
export function trickSwitches(without: ReadonlySet<string>): Plugin {
  const replaced = new Map(
    [...without].flatMap((name) => Object.entries(REPLACEMENTS[name] ?? {})).map(([file, code]) => [file, code]),
  );
  return {
    name: "trick-switches",
    enforce: "pre",
    load: (id) => (id.startsWith(FRAMEWORK) ? replaced.get(id.slice(FRAMEWORK.length)) : undefined),
    transform(code) {
      if (!without.has("static-part") || !code.includes("/framework/static-part")) return undefined;
      return { code: code.replace(/import\.meta\.env\.SSR \? (\w+) : undefined/, "$1"), map: null };
    },
  };
}
