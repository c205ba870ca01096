import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localSecret } from "../server/process/local-secret";
import { closeFolder, privateFolder } from "../server/process/private-files";
import { jsonFile } from "../server/sandbox/json-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ringside-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (path: string) => (statSync(path).mode & 0o7777).toString(8);

test("an existing data directory with open permissions is closed, and so is its secret", () => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "session-secret"), "old");
  chmodSync(join(dataDir, "session-secret"), 0o644);
  expect(localSecret(dataDir)).toBe("old");
  expect([mode(dataDir), mode(join(dataDir, "session-secret"))]).toEqual(["700", "600"]);
});

test("a folder is closed with everything in it", () => {
  mkdirSync(join(folder, "store", "base"), { recursive: true });
  writeFileSync(join(folder, "store", "base", "1"), "");
  chmodSync(join(folder, "store", "base", "1"), 0o666);
  closeFolder(join(folder, "store"));
  expect(["store", "store/base", "store/base/1"].map((name) => mode(join(folder, name)))).toEqual([
    "700",
    "700",
    "600",
  ]);
});

test("a shared folder keeps its permissions", () => {
  const shared = join(folder, "tmp");
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  privateFolder(shared);
  expect(mode(shared)).toBe("1777");
});

test("the sandbox's state is readable by its owner only, also after an earlier version", async () => {
  const file = join(folder, "sandbox", "keys.json");
  const state = jsonFile(file, () => ({ n: 1 }));
  await state.save();
  expect([mode(join(folder, "sandbox")), mode(file)]).toEqual(["700", "600"]);
  chmodSync(file, 0o644);
  writeFileSync(`${file}.new`, "");
  chmodSync(`${file}.new`, 0o644);
  jsonFile(file, () => ({ n: 2 }));
  expect(mode(file)).toBe("600");
  await state.save();
  expect(mode(file)).toBe("600");
});
