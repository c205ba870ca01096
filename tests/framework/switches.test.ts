/** The list of tricks: unknown names are refused, and a replaced module has the exports of the one it replaces. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPLACEMENTS, TRICKS, trickSwitches, withoutTricks } from "../../build-plugins/switches";
import { root } from "../root";

const exportsOf = (code: string) =>
  [...code.matchAll(/\bexport (?:async )?(?:const|function) (\w+)/g)].map(([, name]) => name).sort();

describe("RINGSIDE_WITHOUT", () => {
  it("accepts known names and nothing else", () => {
    expect([...withoutTricks("terser, late-scripts")]).toEqual(["terser", "late-scripts"]);
    expect([...withoutTricks()]).toEqual([]);
    expect(() => withoutTricks("terser,late-script")).toThrow(/names no trick: late-script\. There are: after-load,/);
  });

  const modules = Object.values(REPLACEMENTS).flatMap((files) => Object.entries(files));
  it.each(modules)("replaces %s by a module with the same exports", (file, code) => {
    const real = readFileSync(join(root, "app/framework", file), "utf8");
    expect(exportsOf(code)).toEqual(exportsOf(real));
  });

  it.each(modules)("puts the replacement in the place of %s", (file, code) => {
    const load = trickSwitches(new Set(TRICKS)).load as (id: string) => string | undefined;
    expect(load(join(root, "app/framework", file))).toBe(code);
  });

  it.each(["app/framework", "build-plugins"])(
    "is named by every file of %s, or the file says why it cannot be",
    (folder) => {
      // A plugin's own folder holds parts of it.
      const recursive = folder === "app/framework";
      const silent = readdirSync(join(root, folder), { recursive, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|^(extras|build-facts|switches)\.ts$/.test(name))
        .filter((name) => !names(readFileSync(join(root, folder, name), "utf8")));
      expect(silent).toEqual([]);
    },
  );

  function names(code: string): boolean {
    const [comment = ""] = /^\/\*\*.*?\*\//s.exec(code) ?? [];
    const words = comment.replace(/\n \*/g, "").replace(/\s+/g, " ");
    const name = /RINGSIDE_WITHOUT=([\w-]+)/.exec(words)?.[1];
    return name ? TRICKS.includes(name) : words.includes("cannot be switched off");
  }
});
