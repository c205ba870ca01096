/** The pictures of an Apple Wallet pass as SVG, each in the sizes for different screens. Only drawn on the server. */
import { BLACK, inkFor, PAPER } from "../art/inks";
import { round } from "../art/plates";
import { cropped, nightPoster } from "../posters/night-poster";
import type { PosterOf } from "../posters/poster-src";

const HOT = "#ff5a1f";
/** In Apple's points, for three densities. */
const ICON = 29;
const MARK = 50;
const STRIP = { width: 375, height: 98 };
/** The band of a 600 × 800 poster that shows the fighters' eyes, as on the ticket page, and its width on the strip. */
const EYES = { width: 240, top: 277, height: 245 };
/** The share of the strip from which on the picture is in full color. */
const FADED = 0.6;

/** Name in the pass → SVG. Screens below @2x get no strip, to save bytes. */
export function passPictures(night: PosterOf): Record<string, string> {
  const strip = stripOf(night);
  return {
    "icon.png": sized(mark(), ICON, ICON, 1),
    "icon@2x.png": sized(mark(), ICON, ICON, 2),
    "icon@3x.png": sized(mark(), ICON, ICON, 3),
    "logo.png": sized(mark(), MARK, MARK, 1),
    "logo@2x.png": sized(mark(), MARK, MARK, 2),
    "logo@3x.png": sized(mark(), MARK, MARK, 3),
    "strip@2x.png": sized(strip, STRIP.width, STRIP.height, 2),
    "strip@3x.png": sized(strip, STRIP.width, STRIP.height, 3),
  };
}

/** The ropes of the site's icon. */
const mark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${BLACK}"/><path d="M0 8h32M0 24h32" stroke="${PAPER}" stroke-width="4"/><path d="M0 16h32" stroke="${HOT}" stroke-width="5"/></svg>`;

/** The title is on the left of the strip, so the picture fades to black there. */
function stripOf(night: PosterOf): string {
  const { width, height } = STRIP;
  const ink = inkFor(night.poster.seed, night.poster.ink);
  const left = width - EYES.width;
  const eyes = cropped(
    nightPoster(night, { text: false, label: "" }),
    `0 ${EYES.top} 600 ${EYES.height}`,
    "xMidYMid slice",
  );
  const placed = eyes.replace("<svg ", `<svg x="${left}" y="0" width="${EYES.width}" height="${height}" `);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="fade"><stop offset="0" stop-color="${BLACK}"/><stop offset="${round(left / width)}" stop-color="${BLACK}"/><stop offset="${FADED}" stop-color="${BLACK}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${ink.a}"/>${placed}` +
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>` +
    `<path d="M0 ${height - 1.5}H${width}" stroke="${ink.a}" stroke-width="3"/></svg>`
  );
}

const sized = (svg: string, width: number, height: number, times: number) =>
  svg.replace("<svg ", `<svg width="${width * times}" height="${height * times}" `);
