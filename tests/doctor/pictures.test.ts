/** What doctor says of the folder of uploaded pictures, and of pictures whose files are lost. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examine } from "../../server/config/config";
import { systemClock } from "../../server/process/clock";
import { examination } from "../../server/services/doctor/examination";
import { pictureDesk } from "../../server/services/pictures/picture-desk";
import { openStore } from "../../server/store/connection/open-store";
import { testDatabase } from "../postgres";

const SECRET = "a secret of the doctor's tests that is long enough";
const folder = mkdtempSync(join(tmpdir(), "ringside-doctor-"));
const file = join(folder, "a-file");
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  writeFileSync(file, "");
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What doctor says of folders and pictures, with the stand-ins, so that it asks nobody else. */
async function folders(env: Record<string, string>): Promise<string[]> {
  const settings = { DATA_DIR: folder, SESSION_SECRETS: SECRET, DATABASE_URL: database.url, ...env };
  const found = await examination(examine(settings, { sandbox: true }), true);
  return found
    .filter(({ about, says }) => ["Folders", "Pictures"].includes(about) && !says.startsWith("FILMS_DIR"))
    .map(({ state, says, remedy = "" }) => `${state}: ${says} → ${remedy}`);
}

test("A folder of pictures that can't be written is a failure, whether it is set or not", async () => {
  expect(await folders({ MEDIA_DIR: join(file, "media") })).toEqual([
    expect.stringMatching(
      /^failure: MEDIA_DIR is .*a-file\/media, where this user cannot write \(it is not a folder\)/,
    ),
  ]);
  expect(await folders({ DATA_DIR: file })).toEqual([
    expect.stringMatching(/^failure: .*a-file\/media, where this user cannot write .*→ Set MEDIA_DIR/),
  ]);
});

test("A folder where none can be made is a failure, and doctor doesn't wait for it", { timeout: 10_000 }, async () => {
  const failed = (setting: string) =>
    expect.stringMatching(`^failure: ${setting} is .*cannot write .it cannot be created`);
  const none = { DATABASE_URL: "", DATA_DIR: "/proc/ringside/data", MEDIA_DIR: "/proc/ringside/media" };
  expect(await folders(none)).toEqual([failed("DATA_DIR"), failed("MEDIA_DIR")]);
  symlinkSync(join(folder, "nothing"), join(folder, "link"));
  expect(await folders({ MEDIA_DIR: join(folder, "link", "media") })).toEqual([
    expect.stringMatching(/^failure: MEDIA_DIR is .*cannot write \(it is not a folder/),
  ]);
});

test("With PostgreSQL, a folder that other processes may not have is a warning until MEDIA_DIR names it", async () => {
  const shared = join(folder, "media");
  expect(await folders({})).toEqual([expect.stringMatching(/^warning: MEDIA_DIR is not set, .* → .*all processes/)]);
  expect(await folders({ MEDIA_DIR: shared })).toEqual([expect.stringContaining(`ok: MEDIA_DIR (${shared})`)]);
  expect(await folders({ DATABASE_URL: "" })).toEqual([expect.stringMatching(/^ok: DATA_DIR/)]);
  expect(await folders({ PRODUCT_API_URL: "https://tickets.example" })).toEqual([]);
});

test("Pictures of the store whose files are lost are named, until they are uploaded again", async () => {
  const store = await openStore({ databaseUrl: database.url, dataDir: folder, clock: systemClock, seed: "none" });
  try {
    const media = join(folder, "pictures");
    const desk = pictureDesk({ store, clock: systemClock, folder: media, report: (error) => Promise.reject(error) });
    const upload = async (red: number, alt: string) => {
      const background = { r: red, g: 0, b: 0 };
      const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
      const outcome = await desk.upload({ bytes, alt, asIs: true }, "office");
      return outcome.kind === "uploaded" ? outcome.sha : "";
    };
    const [lost] = [await upload(10, "Vera on the ropes"), await upload(20, "The hall")];
    const found = async () => (await folders({ MEDIA_DIR: media })).slice(1);
    const whole = [expect.stringMatching(/^ok: All 2 are in /)];
    expect(await found()).toEqual(whole);

    rmSync(join(media, lost, "480.webp"));
    expect(await found()).toEqual([
      expect.stringMatching(/^failure: 1 of 2 uploaded pictures .*“Vera on the ropes”\. → .*backup/),
    ]);
    await upload(10, "Vera on the ropes");
    expect(await found()).toEqual(whole);
  } finally {
    await store.close();
  }
});
