/** Files that commands write: complete or not there, and a sentence where none can be written. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp, restore } from "../../../server/store/upkeep/backup";
import { writeWhole } from "../../../server/store/upkeep/whole-file";
import { boxOfficeWorld, type World } from "../../services/box-office/box-office-world";
import { testStore } from "../../store";
import { officeOf } from "../office";

let world: World;
let office: ReturnType<typeof officeOf>;
let night: string;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  office = officeOf(world);
  const { rows } = await world.store.db.execute<{ slug: string }>(
    "select slug from event order by start_at desc limit 1",
  );
  night = rows[0]?.slug ?? "";
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const path = (name: string) => join(office.folder, name);

const COMMANDS = ["db backup FILE", "db backup FILE --dry-run", "content export FILE", "orders door-list NIGHT FILE"];
it.each(COMMANDS)("%s says in words that the file can't be written", async (command) => {
  const into = (file: string) => office.run(...command.replace("FILE", file).replace("NIGHT", night).split(" "));
  mkdirSync(path("taken.json"), { recursive: true });
  expect(await into("no-folder/all.json")).toEqual({
    code: 1,
    out: "",
    err: `There is no folder ${path("no-folder")}.\n`,
  });
  expect(await into("taken.json")).toEqual({
    code: 1,
    out: "",
    err: `${path("taken.json")} is a folder. Name a file.\n`,
  });
});

it.each(["db backup /dev/full", "orders door-list NIGHT /dev/full"])(
  "%s says that the disk is full",
  async (command) => {
    expect(await office.run(...command.replace("NIGHT", night).split(" "))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^\/dev\/full could not be written: the disk is full\.\n$/),
    });
  },
);

it("a file stays as it was if writing breaks off, and nothing is left beside it", async () => {
  await writeWhole(path("whole.txt"), (aside) => writeFile(aside, "first\n"));
  const broken = writeWhole(path("whole.txt"), async (aside) => {
    await writeFile(aside, "second\n");
    throw new Error("the disk is full");
  });
  await expect(broken).rejects.toThrow("the disk is full");
  expect(readFileSync(path("whole.txt"), "utf8")).toBe("first\n");
  expect(readdirSync(office.folder).filter((name) => name.includes("part"))).toEqual([]);
});

it("an export doesn't touch the last one before it is complete", async () => {
  await office.run("content", "export", "kept.json");
  const before = statSync(path("kept.json")).ino;
  await office.run("content", "export", "kept.json");
  expect(statSync(path("kept.json")).ino).not.toBe(before);
});

it("two backups into one file at once don't mix their lines", async () => {
  const file = path("twice.gz");
  const at = world.clock.now();
  await Promise.all([0, 1].map((ms) => backUp(world.store.db, file, new Date(at.getTime() + ms), () => undefined)));
  const tried = { force: true, dryRun: true, progress: () => undefined };
  await expect(restore(world.store.db, file, tried)).resolves.toMatchObject({ backup: 1 });
});

it("a link goes on leading to the file, and a pipe stays one", async () => {
  symlinkSync(path("today.json"), path("latest.json"));
  await office.run("content", "export", "today.json");
  expect((await office.run("content", "export", "latest.json")).code).toBe(0);
  expect(readlinkSync(path("latest.json"))).toBe(path("today.json"));
  execFileSync("mkfifo", [path("pipe.json")]);
  const read = readFile(path("pipe.json"), "utf8");
  expect((await office.run("content", "export", "pipe.json")).code).toBe(0);
  expect(JSON.parse(await read)).toEqual(JSON.parse(readFileSync(path("today.json"), "utf8")));
  expect(statSync(path("pipe.json")).isFIFO()).toBe(true);
});

it("only its owner can read a door list, which names people", async () => {
  chmodSync(office.folder, 0o755);
  await office.run("orders", "door-list", night, "door.csv");
  expect((statSync(path("door.csv")).mode & 0o777).toString(8)).toBe("600");
});
