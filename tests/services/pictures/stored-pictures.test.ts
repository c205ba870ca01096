/** The files of pictures: those that are lost come back with the next upload, and a folder that fails is reported. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictureDesk } from "../../../server/services/pictures/picture-desk";
import { printPicture } from "../../../server/services/pictures/print-picture";
import type { Store } from "../../../server/store/db";
import { audit, mediaFile } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

const edie = { name: "edie@ringside.example", via: "office" } as const;
const FILES = ["1200.jpg", "1600.webp", "480.webp", "960.webp"];
const folder = mkdtempSync(join(tmpdir(), "ringside-stored-"));
let reported: { error: unknown; severity: string }[];
let store: Store;

beforeAll(async () => {
  store = await testStore();
});
beforeEach(() => {
  reported = [];
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const deskAt = (place = folder) =>
  pictureDesk({
    store,
    clock: movableClock(),
    folder: place,
    report: (error, severity) => void reported.push({ error, severity }),
  });

/** A picture that no other test uploads. */
const picture = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 30, b: 90 } } })
    .png()
    .toBuffer();
const filesOf = (sha: string) => readdirSync(join(folder, sha)).sort();

async function uploaded(bytes: Uint8Array, alt = "A picture"): Promise<string> {
  const outcome = await deskAt().upload({ bytes, alt, asIs: true }, edie);
  if (outcome.kind !== "uploaded") throw new Error(JSON.stringify(outcome));
  return outcome.sha;
}

test.each([
  ["all of its files", 10, (sha: string) => rmSync(join(folder, sha), { recursive: true })],
  ["one of its files", 20, (sha: string) => rmSync(join(folder, sha, "960.webp"))],
])("A picture that has lost %s gets them back when it is uploaded again", async (_, red, lose) => {
  const bytes = await picture(red);
  const sha = await uploaded(bytes, "The first words");
  lose(sha);
  expect(await uploaded(bytes, "Other words")).toBe(sha);
  expect(filesOf(sha)).toEqual(FILES);

  const rows = await store.db.select().from(mediaFile).where(eq(mediaFile.sha, sha));
  expect(rows.map(({ alt }) => alt)).toEqual(["The first words"]);
  const deeds = await store.db.select().from(audit).where(eq(audit.entity, sha));
  expect(deeds.map(({ action }) => action)).toEqual(["media.uploaded", "media.uploaded"]);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
});

test("A picture whose files are there is not printed again", async () => {
  const bytes = await picture(30);
  const sha = await uploaded(bytes);
  writeFileSync(join(folder, sha, "480.webp"), "the file of the first upload");
  await uploaded(bytes);
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await store.db.$count(audit, eq(audit.entity, sha))).toBe(1);
});

test("The same new picture from several uploads at once is there once, and every upload succeeds", async () => {
  const bytes = await picture(40);
  const shas = await Promise.all(Array.from({ length: 4 }, () => uploaded(bytes)));
  expect(new Set(shas)).toHaveProperty("size", 1);
  expect(filesOf(shas[0] ?? "")).toEqual(FILES);
  expect(await store.db.$count(audit, eq(audit.entity, shas[0] ?? ""))).toBe(1);
  expect(reported).toEqual([]);
});

test("An upload that can't be stored says so, is reported as critical, and leaves no row", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const rows = await store.db.$count(mediaFile);
  const outcome = await deskAt(join(file, "media")).upload({ bytes: await picture(50), alt: "A", asIs: true }, edie);
  expect(outcome).toEqual({ kind: "failed" });
  expect(reported).toEqual([{ error: expect.objectContaining({ code: "ENOTDIR" }), severity: "critical" }]);
  expect(await store.db.$count(mediaFile)).toBe(rows);
});

test("A printed file that can't be written is not blamed on the picture", async () => {
  const file = join(folder, "upload.png");
  writeFileSync(file, await picture(80));
  await expect(printPicture(file, join(folder, "no-such-folder"), undefined)).rejects.toThrow("ENOENT");
});

test("A failure that isn't the folder's is not reported as one", async () => {
  const away = () => {
    throw new Error("The store is away.");
  };
  const broken = { db: new Proxy(store.db, { get: () => away }) };
  const desk = pictureDesk({ store: broken, clock: movableClock(), folder, report: () => undefined });
  await expect(desk.upload({ bytes: await picture(60), alt: "A", asIs: true }, edie)).rejects.toThrow(
    "The store is away.",
  );
});

test("A picture whose files can't be deleted is gone for the office, and its files are reported", async () => {
  const sha = await uploaded(await picture(70));
  const file = join(folder, "another-file");
  writeFileSync(file, "");
  expect(await deskAt(join(file, "media")).remove(sha, edie)).toEqual([]);
  expect(reported).toEqual([{ error: expect.objectContaining({ code: "ENOTDIR" }), severity: "critical" }]);
  expect(await store.db.$count(mediaFile, eq(mediaFile.sha, sha))).toBe(0);
});
