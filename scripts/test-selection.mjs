/** Which tests `npm test -- FILE` and `npm run check -- --changed` run. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./ready.mjs";

/** Files that differ from the last commit, or from REF in `--changed=REF`; undefined without that option. */
export function changedFiles(args) {
  const option = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (!option) return undefined;
  const git = (...words) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  const ref = option.split("=")[1] || "HEAD";
  return [
    ...new Set([
      ...git("diff", "--name-only", "-z", "--relative", ref),
      ...git("ls-files", "--others", "--exclude-standard", "-z"),
    ]),
  ];
}

/** The test files and journeys whose paths contain one of `names`, and whether one of the tests needs the build. */
export async function testFiles(names) {
  const named = (file) => names.some((name) => file.includes(name.replace(/^\.\//, "")));
  const journeyFiles = below("e2e/journeys", ".spec.ts").filter(named);
  const unitFiles = [...below("tests", ".test.ts"), ...below("tests", ".test.tsx")].filter(named);
  if (unitFiles.length === 0) return { unitFiles, needBuild: false, journeyFiles };
  const { createVitest } = await import("vitest/node");
  const config = join(root, "tests/vitest.config.ts");
  const vitest = await createVitest("test", { config, root, run: true, watch: false, reporters: [] });
  const found = await vitest.globTestSpecifications(unitFiles);
  await vitest.close();
  return { unitFiles, needBuild: found.some(({ project }) => project.name !== "modules"), journeyFiles };
}

const below = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
