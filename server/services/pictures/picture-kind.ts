/** What kind of picture a file is, by its first bytes. Its name and its declared type can say anything. */

type PictureKind = "jpeg" | "png" | "webp";

/** Undefined for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const starts = (at: number, ...signs: number[]) => signs.every((sign, index) => bytes[at + index] === sign);
  if (starts(0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return "webp";
  return undefined;
}
