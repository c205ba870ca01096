import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

/** A module of server/ in the browser's bundle is a leak of code and perhaps of secrets: the build stops. */
const noServerInBrowser: Plugin = {
  name: "no-server-in-browser",
  load(id, options) {
    if (!options?.ssr && id.split("?")[0]?.startsWith(`${import.meta.dirname}/server/`)) {
      throw new Error(`${id} belongs to the server and was reached from the browser's bundle`);
    }
  },
};

/**
 * Where Remix cannot load a page's script it reloads the page that she is leaving, again and again. It asks
 * `routeFailed` (app/chunk-errors.ts) in place of that; should Remix no longer say it so, the build stops.
 */
const guardedReload: Plugin = {
  name: "guarded-reload",
  transform(code, id, options) {
    if (options?.ssr || !id.includes("/@remix-run/react/dist/esm/routeModules.js")) return undefined;
    const guarded = code.replace("window.location.reload();", "return window.routeFailed(error);");
    if (guarded === code) throw new Error("Remix reloads in another place now: look at guarded-reload");
    return { code: guarded, map: null };
  },
};

/** Mails are written on the server: the `mail` part of a table of texts goes to no browser. */
const mailsStayHere: Plugin = {
  name: "mails-stay-here",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/i18n\/\w+\/\w+\.ts$/.test(id)) return undefined;
    return { code: code.replace(/^ {2}mail: \{\n(?: {4}.*\n)+ {2}\},\n/m, ""), map: null };
  },
};

/** The processes (server/start.ts, operator.ts) are built in the pass of Remix's server build, and share its modules. */
const processEntry: Plugin = {
  name: "process-entry",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: {
                index: "virtual:remix/server-build",
                start: "server/start.ts",
                operator: "server/operator.ts",
              },
              // Remix names every entry index.js.
              output: { entryFileNames: "[name].js" },
            },
          },
        }
      : undefined,
};

/** terser takes 4 kB off what the bundler's own minifier leaves to every page; copies of functions pack badly. */
const smallFiles: Plugin = {
  name: "small-files",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? undefined
      : {
          build: {
            minify: "terser",
            terserOptions: { safari10: false, ecma: 2020, compress: { passes: 2, inline: 1 } },
            rollupOptions: { output: { manualChunks: commonFiles() } },
          },
        },
};

/**
 * What every page loads is one file of packages and one of ours: the bundler by itself makes a dozen of it, by which pages
 * share what, and 3 kB more, since what is in another file is minified and packed by itself.
 */
function commonFiles(): Rollup.GetManualChunk {
  let common: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!common) {
      common = new Set([...getModuleIds()].filter((one) => COMMON_ENTRY.test(one)));
      for (const one of common) for (const imported of getModuleInfo(one)?.importedIds ?? []) common.add(imported);
    }
    if (!common.has(id) || COMMON_ENTRY.test(id) || id.endsWith(".css")) return undefined;
    return id.startsWith(`${import.meta.dirname}/app/`) ? "common" : "packages";
  };
}
const COMMON_ENTRY = /\/app\/(entry\.client|root)\.tsx/;

/**
 * The texts lie under plain names in one folder, which is named by what they say, and the browser makes a table's
 * address from its names: a list of all of them would be another kB on every page.
 */
function textsFolder(): Plugin {
  const tables = readdirSync("app/i18n", { recursive: true, encoding: "utf8" }).filter((name) => TABLE.test(name));
  const hash = createHash("sha256");
  for (const table of tables.sort()) hash.update(readFileSync(join("app/i18n", table)));
  const folder = `assets/texts-${hash.digest("hex").slice(0, 8)}`;
  let browser = false;
  return {
    name: "texts-folder",
    config: (_, { command, isSsrBuild }) => {
      browser = command === "build" && !isSsrBuild;
    },
    buildStart() {
      if (!browser) return;
      for (const table of tables) {
        const id = join(import.meta.dirname, "app/i18n", table);
        const fileName = `${folder}/${table.replace(/ts$/, "js")}`;
        this.emitFile({ type: "chunk", id, fileName, preserveSignature: "strict" });
      }
    },
    load(id) {
      if (!browser || id !== join(import.meta.dirname, "app/i18n/tables.ts")) return undefined;
      return `export const tableFile = (language, table) => import(/* @vite-ignore */ "/${folder}/" + language + "/" + table + ".js");`;
    },
  };
}
const TABLE = /^\w\w\/\w+\.ts$/;

/** COMMIT comes first: the image is built from a copy without .git. */
function commit(): string {
  if (process.env.COMMIT) return process.env.COMMIT.slice(0, 12);
  try {
    const words = ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=7"];
    return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}

export default defineConfig({
  plugins: [
    noServerInBrowser,
    guardedReload,
    mailsStayHere,
    remix(remixConfig),
    smallFiles,
    textsFolder(),
    processEntry,
  ],
  define: {
    __BUILT_AT__: JSON.stringify(new Date().toISOString()),
    __VERSION__: JSON.stringify(JSON.parse(readFileSync("package.json", "utf8")).version),
    __COMMIT__: JSON.stringify(commit()),
  },
  // Bundled, OpenTelemetry's SDK takes 200 kB of the image in place of 25 MB.
  ssr: { noExternal: [/^@opentelemetry\//] },
  build: { copyPublicDir: false, target: "es2022", assetsInlineLimit: 0 },
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  server: { port: 3000 },
});
