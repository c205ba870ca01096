/** `node scripts/icons.mjs` renders the icons in public/ from favicon.svg: for tabs, home screens and bookmarks. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";

const folder = join(import.meta.dirname, "..", "public");
const svg = readFileSync(join(folder, "favicon.svg"), "utf8");

const png = async (size) => (await renderAsync(svg, { fitTo: { mode: "width", value: size } })).asPng();
const write = (name, bytes) => writeFileSync(join(folder, name), bytes);

write("apple-touch-icon.png", await png(180));
write("icon-192.png", await png(192));
write("icon-512.png", await png(512));
write("favicon.ico", ico(await Promise.all([16, 32].map(async (size) => ({ size, bytes: await png(size) })))));

/** An .ico made of PNGs: a header, an entry of 16 bytes for each picture, then the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, i) => {
    const row = 6 + 16 * i;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(bytes.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}
