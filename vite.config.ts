import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { buildFacts } from "./build-plugins/build-facts";
import { commonChunks } from "./build-plugins/common-chunks";
import { doorPhone } from "./build-plugins/door-phone";
import { guardedReload } from "./build-plugins/guarded-reload";
import { mailsStayOnServer } from "./build-plugins/mails-stay-on-server";
import { noServerInBrowser } from "./build-plugins/no-server-in-browser";
import { officeStaysOnServer } from "./build-plugins/office-stays-on-server";
import { oldBrowsers } from "./build-plugins/old-browsers";
import { overlayStyles } from "./build-plugins/overlay-styles";
import { processEntries } from "./build-plugins/process-entries";
import { serverLinks } from "./build-plugins/server-links";
import { smallManifest } from "./build-plugins/small-manifest";
import { trickSwitches, withoutTricks } from "./build-plugins/switches";
import { terser } from "./build-plugins/terser";
import { textsFolder } from "./build-plugins/texts-folder";
import { unusedRouterParts } from "./build-plugins/unused-router-parts";
import remixConfig from "./remix.config.js";

const without = withoutTricks(process.env.RINGSIDE_WITHOUT);

/**
 * Packages that become part of the server's files, with those that they need. So a process starts with 0.3 s less work,
 * which is half of what a command takes, and the image is smaller: OpenTelemetry's SDK adds 200 kB, its packages would add
 * 25 MB. React and Remix stay packages, since there must be one copy of them, and so do those that open files by name.
 */
const BUNDLED = [
  ...[/^@opentelemetry\//, /^@(aws|aws-crypto|aws-sdk|smithy)\//, "aws-jwt-verify", "stripe", "zod", "lru-cache"],
  ...["drizzle-orm", /^pg(-|$)/, "pgpass", /^postgres-/, "split2", "xtend"],
  ...["nodemailer", "ical-generator", "qrcode", "dijkstrajs", "pngjs"],
  ...["commander", "cli-progress", /^string-width/, "strip-ansi", "ansi-regex", "emoji-regex"],
  ...["is-fullwidth-code-point", "csv-parse", "csv-stringify", "jsonc-parser"],
];

export default defineConfig(({ command }) => ({
  plugins: [
    noServerInBrowser(),
    officeStaysOnServer(),
    trickSwitches(without),
    !without.has("guarded-reload") && guardedReload(),
    !without.has("mails-stay-on-server") && mailsStayOnServer(),
    !without.has("unused-router-parts") && unusedRouterParts(),
    !without.has("server-links") && serverLinks(),
    remix(remixConfig),
    !without.has("terser") && terser(),
    !without.has("common-chunks") && commonChunks(),
    !without.has("texts-folder") && textsFolder(),
    !without.has("overlay-styles") && overlayStyles(),
    doorPhone(),
    processEntries(),
    !without.has("small-manifest") && smallManifest(),
  ],
  define: buildFacts(),
  // The dev server can't load packages so.
  ssr: { noExternal: command === "build" ? BUNDLED : [] },
  css: { postcss: { plugins: [oldBrowsers()] } },
  build: { copyPublicDir: false, target: "es2022", cssTarget: ["chrome80", "safari13.1"], assetsInlineLimit: 0 },
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
}));
