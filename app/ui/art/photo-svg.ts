/** A photograph as an SVG that fills its place and is cropped at the edges. For pictures that we convert to PNG. */

type PhotoFile = { bytes: Uint8Array; width: number; height: number };

export function photoSvg({ bytes, width, height }: PhotoFile): string {
  const data = Buffer.from(bytes).toString("base64");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<image href="data:image/jpeg;base64,${data}" width="${width}" height="${height}"/></svg>`
  );
}
