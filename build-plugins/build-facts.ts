/** Writes version, commit and time of the build into server/process/version.ts. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const buildFacts = (): Record<string, string> => ({
  __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  __VERSION__: JSON.stringify(JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version),
  __COMMIT__: JSON.stringify(commit()),
});

/** COMMIT comes first, because the image is built from a copy without .git. */
function commit(): string {
  if (process.env.COMMIT) return process.env.COMMIT.slice(0, 12);
  try {
    const args = ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=7"];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}
