/** An uploaded photograph, as content refers to it. */

export type PhotoFields = {
  /** The name of its folder. */
  photo?: string | undefined;
  /** Size of the largest file: `1600x1067`. */
  photoSize?: string | undefined;
  /** Alternative text. */
  photoAlt?: string | undefined;
};
export type Photo = { src: string; srcSet: string; sizes: string; width: number; height: number; alt: string };

/** The default; a place with another layout passes its own. */
const SIZES = "(min-width: 48rem) 40rem, 100vw";

/** Widths of the generated files. A smaller original isn't enlarged. */
const WIDTHS = [480, 960, 1600];

/** Undefined if the content has no photograph, or if its fields are malformed. */
export function photoIn({ photo, photoSize, photoAlt = "" }: PhotoFields): Photo | undefined {
  const [, wide, high] = /^(\d{1,5})x(\d{1,5})$/.exec(photoSize ?? "") ?? [];
  if (!photo || !/^[0-9a-f]{64}$/.test(photo) || !wide || !high) return undefined;
  const [width, height] = [Number(wide), Number(high)];
  const files = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < width);
  return {
    src: `/media/${photo}/${files.includes(960) ? 960 : 480}.webp`,
    srcSet: files.map((one) => `/media/${photo}/${one}.webp ${Math.min(one, width)}w`).join(", "),
    sizes: SIZES,
    width,
    height,
    alt: photoAlt,
  };
}

/** The text on a poster describes it, so its photograph needs no description. */
export type PosterPhoto = Omit<Photo, "alt">;

export function posterPhoto(photo: Photo | undefined): PosterPhoto | undefined {
  if (!photo) return undefined;
  const { alt: _, ...rest } = photo;
  return rest;
}
