/** Commands whose output goes into a file or to a program that takes no more of it. */
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { compiled } from "../compiled";
import { root } from "../root";

it("A command says in one sentence that its output can't be written, and nothing if the reader has left", {
  timeout: 150_000,
}, async () => {
  const program = await compiled("server/operator.ts");
  const shell = (line: string) =>
    spawnSync("sh", ["-c", line.replace("operator", `"${process.execPath}" "${program}"`)], {
      ...{ cwd: root, encoding: "utf8" as const },
      env: { PATH: process.env.PATH } as unknown as NodeJS.ProcessEnv,
    });
  const full = shell("operator orders --help > /dev/full");
  expect([full.status, full.stderr]).toEqual([1, "The output could not be written: the disk is full.\n"]);
  // `true` has ended before the command begins.
  expect(shell("{ sleep 0.2; operator orders --help; echo $? >&2; } | true").stderr).toBe("0\n");
});
