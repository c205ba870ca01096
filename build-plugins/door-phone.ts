/**
 * Builds the door page's script separately: it shares no chunk with fans' pages, so none of them loads a byte more for
 * it. The page's module gets the script's address. Correctness; it cannot be switched off.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

const ROOT = join(import.meta.dirname, "..");
const ENTRY = join(ROOT, "app/ui/door/phone/phone.ts");
const USER = join(ROOT, "app/ui/door/crew/phone-script.ts");
/** The browser's build writes this file, and the server's build reads it. */
const NAME = join(ROOT, "build/door-phone.txt");

export function doorPhone(): Plugin {
  let command: "build" | "serve";
  return {
    name: "door-phone",
    enforce: "post",
    config: (_, env) => {
      command = env.command;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const files = await phoneFiles();
      const entry = files.find((file) => file.type === "chunk" && file.isEntry);
      if (!entry) throw new Error("The door's script has no entry");
      for (const file of files) {
        const source = file.type === "chunk" ? file.code : file.source;
        this.emitFile({ type: "asset", fileName: file.fileName, source });
      }
      mkdirSync(dirname(NAME), { recursive: true });
      writeFileSync(NAME, `/${entry.fileName}`);
    },
    transform(code, id, options) {
      if (command !== "build" || !options?.ssr || id !== USER) return undefined;
      const filled = code.replace(/"\/app\/ui\/door\/phone\/phone\.ts"/, JSON.stringify(readFileSync(NAME, "utf8")));
      if (filled === code) throw new Error("phone-script.ts has no place for the script's address");
      return { code: filled, map: null };
    },
  };
}

async function phoneFiles(): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        output: { entryFileNames: "assets/door-[hash].js", chunkFileNames: "assets/door-[name]-[hash].js" },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("The door's script was built in another way");
  return built.output;
}
