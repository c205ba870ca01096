/**
 * A camera that shows QR codes: Chromium plays a file in its place, which each test writes before the page opens it.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "qrcode";

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 5;
const MODULE_PX = 8;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;

const FILE = join(tmpdir(), `door-camera-${process.pid}.y4m`);

/** The headless shell can't prompt for permission, so every page gets it. */
export const CAMERA_FLAGS = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${FILE}`,
];

/** Shows each text as a QR code for so many seconds, then begins again. */
export function cameraShows(...scenes: [text: string, seconds: number][]): void {
  const frames = scenes.flatMap(([text, seconds]) => {
    const picture = Buffer.concat([Buffer.from("FRAME\n"), pictureOf(text)]);
    return Array.from({ length: seconds * FRAMES_PER_SECOND }, () => picture);
  });
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(FILE, Buffer.concat([head, ...frames]));
}

/** A frame: the brightness of each pixel, then the color planes, which are all gray. */
function pictureOf(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const bright = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const size = modules.size * MODULE_PX;
  const [left, top] = [Math.floor((WIDTH - size) / 2), Math.floor((HEIGHT - size) / 2)];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (modules.get(Math.floor(y / MODULE_PX), Math.floor(x / MODULE_PX)))
        bright[(top + y) * WIDTH + left + x] = BLACK;
  return Buffer.concat([bright, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
}
