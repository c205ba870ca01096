/** Drawing in another process: each picture once, a limited queue, and a process that restarts. */
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { afterAll, expect, it } from "vitest";
import { linkPicture } from "../../app/ui/art/link-picture";
import { portrait } from "../../app/ui/art/portrait";
import { showArt } from "../../app/ui/art/show-art";
import { linkPictures } from "../../server/services/link-pictures/link-pictures";

const pictures = linkPictures();
afterAll(() => pictures.stop());

const small = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${fill}"/></svg>`;
/** Our child processes that draw. */
const drawers = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter((child) => child && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("receiveJobs"))
    .map(Number);

/** In bytes. */
function drawingMemory(): number {
  const [pid] = drawers();
  const pages = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1];
  return Number(pages) * 4_096;
}

const card = (title: string) =>
  linkPicture(
    { art: portrait("el-cobre", { label: "" }), title, fact: "Nov 28", note: "Norfolk", ink: { seed: title } },
    "Ringside",
  );

it("returns a PNG of the SVG's size and color", async () => {
  const png = await pictures.png(small("#ff0000"));
  const { width, height, data } = PNG.sync.read(Buffer.from(png as Uint8Array));
  expect([width, height, data[0], data[1]]).toEqual([40, 20, 255, 0]);
});

it("draws a picture once for parallel requests", async () => {
  const [one, other] = await Promise.all([pictures.png(small("#0f0")), pictures.png(small("#0f0"))]);
  expect(one).toBe(other);
  expect(await pictures.png(small("#0f0"))).toBe(one);
});

it.each(["Iron Harvest", "ברק הכרמל", "x".repeat(300), "harvest ".repeat(37), "</script> & <b>", ""])(
  "fits the title %j into the picture",
  async (title) => {
    const { width, height, data } = PNG.sync.read(Buffer.from((await pictures.png(card(title))) as Uint8Array));
    expect([width, height]).toEqual([1200, 630]);
    // The column between words and art is black: nothing overlaps it.
    for (let y = 100; y < 560; y += 2) expect(data[(y * 1200 + 700) * 4], `${y}`).toBeLessThan(60);
  },
);

it("reports an invalid SVG, and continues", async () => {
  await expect(pictures.png("<svg")).rejects.toThrow("could not be drawn");
  expect(await pictures.png(small("#00f"))).toBeInstanceOf(Uint8Array);
});

it("survives a picture that ends the drawing process, draws the others, and soon stops trying it", async () => {
  // The library's native code can't place this path, and aborts.
  const deadly = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <svg x="640" width="560" height="630" viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice">
    <path d="M-650 -750H1350V1250H-650Z"/><path d="M0 0H10V10" opacity=".5" transform="translate(349 1150)"/></svg></svg>`;
  for (let time = 0; time < 2; time++) {
    await expect(pictures.png(deadly)).rejects.toThrow("The drawing process ended");
    expect(await pictures.png(small(`#00ff0${time}`))).toBeInstanceOf(Uint8Array);
  }
  expect(await pictures.png(deadly)).toBe("busy");
});

it.each(["face", "versus"])("draws the scene %j, whatever its seed", async (scene) => {
  for (let n = 0; n < 25; n++) {
    const art = showArt(`story-${n}`, { scene, label: "" });
    const svg = linkPicture({ art, artWidth: 560, title: "Story", ink: { seed: `story-${n}` } }, "Ringside");
    expect(await pictures.png(svg), `story-${n}`).toBeInstanceOf(Uint8Array);
  }
});

it("turns requests away when the queue is full", async () => {
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => pictures.png(small(`#0000${10 + i}`))));
  expect(all.filter((one) => one === "busy")).toHaveLength(20);
});

it("frees the pixels of a picture once it is drawn: three megabytes each", async () => {
  const large = (i: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="${i}" height="9"/></svg>`;
  await pictures.png(large(1));
  const before = drawingMemory();
  for (let i = 2; i < 62; i++) await pictures.png(large(i));
  expect((drawingMemory() - before) / 1e6).toBeLessThan(30);
});

it("ends a process that stalls, and draws the next picture with another one", async () => {
  const before = drawers();
  const impatient = linkPictures({ longestMs: 1_500 });
  await impatient.png(small("#111"));
  const [own] = drawers().filter((pid) => !before.includes(pid));
  expect(own).toBeDefined();
  process.kill(own as number, "SIGSTOP");
  await expect(impatient.png(small("#222"))).rejects.toThrow("The drawing process ended");
  expect(await impatient.png(small("#333"))).toBeInstanceOf(Uint8Array);
  await impatient.stop();
});

it("starts again after it was stopped", async () => {
  await pictures.stop();
  expect(await pictures.png(small("#123"))).toBeInstanceOf(Uint8Array);
});

it("leaves no request waiting when it is stopped", async () => {
  const waiting = pictures.png(card("Stopped"));
  await pictures.stop();
  await expect(waiting).rejects.toThrow("ended");
});
