/** Without a file handle, what needs a process of its own fails by itself. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { compiled } from "../../compiled";
import { runFolder } from "../../run-folder";

it("fails to draw and print while no file handle is left, and continues when there is one", async () => {
  const program = await compiled("tests/services/pictures/out-of-handles.ts");
  const folder = join(runFolder(), "out-of-handles");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "picture.png");
  writeFileSync(
    file,
    await sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
      .png()
      .toBuffer(),
  );
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -n 60 && exec "$0" "$@"', process.execPath, program, file, folder],
    { encoding: "utf8", timeout: 60_000 },
  );
  expect(stderr).toBe("");
  const said = Object.fromEntries(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  expect(said).toMatchObject({
    left: "EMFILE",
    without: { draw: expect.stringContaining("The drawing process ended"), print: expect.stringContaining("EMFILE") },
    with: { draw: true, print: true, thread: true },
  });
  expect(status).toBe(0);
});
