/** Malicious pictures, and files that pretend to be pictures: each is refused or made harmless. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PictureDesk, pictureDesk } from "../../../server/services/pictures/picture-desk";
import type { Store } from "../../../server/store/db";
import { audit, mediaFile, wrestler } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

const edie = { name: "edie@ringside.example", via: "office" } as const;
const folder = mkdtempSync(join(tmpdir(), "ringside-media-"));
let store: Store;
let desk: PictureDesk;

beforeAll(async () => {
  store = await testStore();
  desk = pictureDesk({ store, clock: movableClock(), folder, report: (error) => Promise.reject(error) });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const upload = (bytes: Uint8Array, asIs = true) => desk.upload({ bytes, alt: "A picture", asIs }, edie);
const filesOf = (sha: string) => readdirSync(join(folder, sha)).sort();
const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 90 } } });
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A chunk of a PNG with its checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header says any size, with `data` as its pixels. */
function pngOf(width: number, height: number, data: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), ...more, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const jpeg = () => plain().jpeg().toBuffer();
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + 13) % 256));
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

describe("is refused:", () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["nothing at all", () => Buffer.alloc(0)],
    ["a single byte", () => Buffer.from([0xff])],
    ["text", () => Buffer.from("This is no picture.")],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an SVG with a script", () => svg("<script>alert(1)</script>")],
    ["an SVG that reads a file", () => svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ["an SVG after a byte order mark", () => Buffer.concat([Buffer.from("\uFEFF"), svg("<rect/>")])],
    ["a compressed SVG", () => gzipSync(svg("<rect/>"))],
    ["a GIF", () => gif],
    ["a TIFF", () => plain().tiff().toBuffer()],
    ["an AVIF", () => plain().avif().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>")],
    ["a ZIP", () => Buffer.concat([Buffer.from("PK\u0003\u0004"), noise(200)])],
    ["a program", () => Buffer.concat([Buffer.from("\u007fELF", "latin1"), noise(200)])],
    ["a BMP", () => Buffer.concat([Buffer.from("BM"), noise(60)])],
    ["an ImageMagick script", () => Buffer.from('push graphic-context\nfill "url(https://example.com/|id)"')],
    ["the beginning of a JPEG and nothing else", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a JPEG of noise", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(5_000)])],
    ["half a JPEG", async () => cut(await plain(400, 400).jpeg().toBuffer(), 0.5)],
    [
      "a JPEG without its last tenth",
      async () =>
        cut(
          await sharp(noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer(),
          0.9,
        ),
    ],
    ["half a PNG", async () => cut(await plain(400, 400).png().toBuffer(), 0.5)],
    [
      "half a WebP",
      async () =>
        cut(
          await sharp(noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .webp()
            .toBuffer(),
          0.5,
        ),
    ],
    [
      "a PNG signature before an SVG",
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg("<rect/>")]),
    ],
    ["a WebP head before a page", () => Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBP<html></html>", "latin1")],
    ["a PNG that claims 40 megapixels and one row", () => pngOf(8_000, 5_001, deflateSync(Buffer.alloc(100)))],
    ["a PNG that claims four billion pixels", () => pngOf(65_535, 65_535, deflateSync(Buffer.alloc(100)))],
    ["a PNG of no width", () => pngOf(0, 10, deflateSync(Buffer.alloc(100)))],
    ["a bomb: 100 MB of zeros in 100 kB", () => pngOf(10_000, 10_000, deflateSync(Buffer.alloc(10_001 * 10_000)))],
    [
      "a PNG with a wrong checksum",
      async () => {
        const bytes = await plain(200, 200).png().toBuffer();
        bytes.writeUInt8((bytes.readUInt8(bytes.length - 20) + 1) % 256, bytes.length - 20);
        return bytes;
      },
    ],
    ["a PNG whose pixels end early", () => pngOf(500, 500, deflateSync(Buffer.alloc(501 * 10)))],
  ])("%s", async (_, make) => {
    const rows = await store.db.$count(mediaFile);
    const outcome = await upload(await make());
    expect(outcome).toMatchObject({ kind: "refused", field: "file" });
    expect(await store.db.$count(mediaFile)).toBe(rows);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("a picture without words for those who don't see it", async () => {
    const outcome = await desk.upload({ bytes: await jpeg(), alt: "  ", asIs: true }, edie);
    expect(outcome).toMatchObject({ kind: "refused", field: "alt" });
  });
});

describe("is made harmless:", () => {
  const payload = "<script>alert('polyglot')</script>";
  const metadata = { IFD0: { Copyright: payload, Artist: "Somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
  test.each<[string, () => Promise<Buffer>]>([
    ["a JPEG that is a page after its end", async () => Buffer.concat([await jpeg(), Buffer.from(payload)])],
    [
      "a JPEG that is a ZIP after its end",
      async () => Buffer.concat([await jpeg(), Buffer.from("PK\u0003\u0004"), Buffer.from(payload)]),
    ],
    ["a photograph with its place", () => plain().withExif(metadata).jpeg().toBuffer()],
    ["a WebP with its place", () => plain().withExif(metadata).webp().toBuffer()],
    [
      "a PNG with a page in a comment",
      async () => pngOf(4, 4, deflateSync(Buffer.alloc(20)), chunk("tEXt", Buffer.from(`Comment\0${payload}`))),
    ],
  ])("%s", async (_, make) => {
    const outcome = await upload(await make());
    if (outcome.kind !== "uploaded") throw new Error(JSON.stringify(outcome));
    expect(filesOf(outcome.sha)).toEqual(["1200.jpg", "1600.webp", "480.webp", "960.webp"]);
    for (const name of filesOf(outcome.sha)) {
      const bytes = readFileSync(join(folder, outcome.sha, name));
      expect(bytes.includes("alert(")).toBe(false);
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

test("A picture is printed in the sizes of the pages, never enlarged, and upright", async () => {
  const bytes = await plain(2_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const outcome = await upload(bytes);
  if (outcome.kind !== "uploaded") throw new Error(JSON.stringify(outcome));
  const [row] = (await store.db.select().from(mediaFile)).filter(({ sha }) => sha === outcome.sha);
  expect(row).toMatchObject({ width: 1_000, height: 2_000, alt: "A picture" });
  const widths = await Promise.all(
    filesOf(outcome.sha).map(async (name) => (await sharp(join(folder, outcome.sha, name)).metadata()).width),
  );
  expect(widths).toEqual([1_000, 1_000, 480, 960]);
});

test("Without “as it is”, a picture is printed in two inks", async () => {
  const outcome = await upload(await plain().png().toBuffer(), false);
  if (outcome.kind !== "uploaded") throw new Error(JSON.stringify(outcome));
  const { data, info } = await sharp(join(folder, outcome.sha, "480.webp"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray(0, info.channels);
  expect(red).toBeGreaterThan(blue);
  expect(green).toBeGreaterThan(blue);
  expect(green).toBeLessThan(red);
});

test("The same picture again is the one that is there; a used one stays, an unused one goes with its files", async () => {
  const bytes = await plain(70, 70).jpeg().toBuffer();
  const [one, two] = [await upload(bytes), await upload(bytes)];
  if (one.kind !== "uploaded") throw new Error(JSON.stringify(one));
  expect(two).toEqual(one);

  const [person] = await store.db.select().from(wrestler).limit(1);
  if (!person) throw new Error("no wrestlers");
  await store.db.update(wrestler).set({ portrait: { ...person.portrait, photo: one.sha } });
  expect(await desk.remove(one.sha, edie)).toContainEqual({ collection: "wrestlers", name: person.ringName });
  expect(filesOf(one.sha)).toHaveLength(4);

  await store.db.update(wrestler).set({ portrait: { seed: "drawn" } });
  expect(await desk.remove(one.sha, edie)).toEqual([]);
  expect(await desk.remove(one.sha, edie)).toBeUndefined();
  expect(() => filesOf(one.sha)).toThrow();
  const deeds = (await store.db.select().from(audit)).filter(({ entity }) => entity === one.sha);
  expect(deeds.map(({ action }) => action).sort()).toEqual(["media.removed", "media.uploaded"]);
});
