/** The words of a poster as a layer over its picture, because an image file can't use the page's fonts. */
import { inkFor } from "../inks";
import { hash, seededRandom } from "../seeded-random";
import type { PosterOptions } from "./poster";
import { layoutOf } from "./poster-layout";
import { posterWords } from "./poster-words";

type PosterText = Pick<PosterOptions, "title" | "date" | "city" | "kicker" | "ink" | "layout">;

/** Decoration: the page repeats the words as text. */
export function posterTextLayer(
  seed: string,
  { title = "", date = "", city = "", kicker = "", ...plate }: PosterText,
): string {
  const id = `t${hash(`${seed}·poster`).toString(36)}`;
  const layout = layoutOf(plate.layout, seededRandom(`${seed}·poster`));
  const half = layout === "faceoff" ? `<clipPath id="${id}c"><path d="M330 0H600V800H270Z"/></clipPath>` : "";
  const words = posterWords({ id, ink: inkFor(seed, plate.ink), layout, title, date, city, kicker }, false);
  return `<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${half}${words}</svg>`;
}
