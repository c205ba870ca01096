/** The picture of the index page, drawn in its loader, because the drawing code is larger than the page itself. */
import type { NightView } from "../../domain/shows/night-view";
import { belt } from "../art/belt";
import { isMasked } from "../art/bust/bust-look";
import { BLACK, inkFor } from "../art/inks";
import { rays } from "../art/plates";
import { cropped, nightPoster } from "../posters/night-poster";
import { castOf } from "../posters/poster-src";

/** One large face, preferably a masked one from the main event, with rays that extend past the sheet. */
export function coverArt(night: NightView): string {
  const cast = castOf(night);
  const hero = cast.find(({ look }) => isMasked(look)) ?? cast[0];
  const svg = nightPoster(night, { layout: "burst", text: false, bleed: true, cast: hero ? [hero] : [], label: "" });
  return cropped(svg, "10 232 580 520", "xMidYMax meet");
}

/** The belt shown while no night is announced, with rays that extend past the sheet. */
export function emptyCoverArt(seed: string, ink: string): string {
  const plate = rays(300, 490, 30, 1900, 0.1, BLACK, 0.14) + belt(300, 490, 1, inkFor(seed, ink));
  return `<svg viewBox="0 250 600 480" preserveAspectRatio="xMidYMid meet" aria-hidden="true">${plate}</svg>`;
}
