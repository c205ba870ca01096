/**
 * Programs of tests that run in processes of their own, compiled by the first test of a run that needs them: each
 * process would otherwise compile the server's modules again, which takes longer than most of what it does.
 */
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { oneAtATime } from "./postgres";
import { root } from "./root";
import { runFolder } from "./run-folder";

/** What node runs for the module `entry`, a path within the project. */
export function compiled(entry: string): Promise<string> {
  const name = basename(entry, ".ts");
  const folder = join(runFolder(), `compiled-${name}`);
  const program = join(folder, `${name}.mjs`);
  return oneAtATime(folder, async () => {
    if (existsSync(program)) return program;
    const aside = mkdtempSync(join(runFolder(), "aside-"));
    await build({
      root,
      configFile: false,
      logLevel: "error",
      build: {
        ssr: entry,
        outDir: aside,
        // The programs wait at their top level.
        target: "es2022",
        copyPublicDir: false,
        minify: false,
        rollupOptions: { output: { entryFileNames: "[name].mjs" } },
      },
    });
    // Where the program finds packages.
    symlinkSync(join(root, "node_modules"), join(aside, "node_modules"), "dir");
    try {
      renameSync(aside, folder);
    } catch (error) {
      // Another worker was faster.
      if (!existsSync(program)) throw error;
      rmSync(aside, { recursive: true, force: true });
    }
    return program;
  });
}
