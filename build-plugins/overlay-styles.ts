/**
 * Cuts the sign-in dialog's own styles out of the site's sheet. Documents of the overlay have them inline, so on a
 * phone the dialog is painted before any sheet has arrived (app/framework/rendering/overlay-styles.server.ts, which
 * says what it saves). Switch off with RINGSIDE_WITHOUT=overlay-styles.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin, Rollup } from "vite";
import { stylesFor, wordsIn } from "./overlay-styles/styles-for";

const ROOT = join(import.meta.dirname, "..");
const APP = join(ROOT, "app/");
const ENTRY = join(APP, "routes/sign-in/auth-overlay.tsx");
/** Where the dialog's elements are written. */
const MARKUP = /\/app\/(ui\/(announcements|authenticator|forms|overlay)|routes\/sign-in)\//;
const USER = join(APP, "framework/rendering/overlay-styles.server.ts");
/** The browser's build writes this file, and the server's build reads it. */
const CUT = join(ROOT, "build/overlay-styles.css");

export function overlayStyles(): Plugin {
  let command: "build" | "serve";
  return {
    name: "overlay-styles",
    enforce: "post",
    config: (_, env) => {
      command = env.command;
    },
    generateBundle(_, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /\/root-[\w-]+\.css$/.test(fileName));
      if (sheet?.type !== "asset" || this.environment.name !== "client") return;
      mkdirSync(dirname(CUT), { recursive: true });
      writeFileSync(CUT, stylesFor(markupWords(this), String(sheet.source)));
    },
    transform(code, id, options) {
      if (command !== "build" || !options?.ssr || id !== USER) return undefined;
      const filled = code.replace(
        /(OVERLAY_STYLES\b[^=]*= )""/,
        (_, start) => start + JSON.stringify(readFileSync(CUT, "utf8")),
      );
      if (filled === code) throw new Error("overlay-styles.server.ts has no place for the styles");
      return { code: filled, map: null };
    },
  };
}

/** Every word in the strings of the overlay's components: their tags and classes, and more. */
function markupWords({ getModuleInfo }: Rollup.PluginContext): Set<string> {
  const modules = new Set([ENTRY]);
  const words = new Set<string>();
  // The set grows while it is walked.
  for (const id of modules) {
    const { code, importedIds = [] } = getModuleInfo(id) ?? {};
    for (const word of wordsIn(code ?? "")) words.add(word);
    for (const imported of importedIds) if (MARKUP.test(imported)) modules.add(imported);
  }
  return words;
}
