/** A wrestler's portrait: a bust on blended inks, with initials behind it. 400 × 500. */
import { type Build, bust } from "./bust/bust";
import { DISPLAY_FONT } from "./display-font";
import { BLACK, inkFor, PAPER } from "./inks";
import { esc, fountain, halftone, open, rays } from "./plates";
import { hash, seededRandom } from "./seeded-random";

type PortraitOptions = {
  name?: string;
  build?: Build | undefined;
  look?: string | undefined;
  ink?: string | undefined;
  initials?: boolean;
  /** Alternative text; empty for decoration. */
  label?: string;
};

/** The same seed has the same face here and on every poster. */
export function portrait(
  seed: string,
  { name = seed, build, look, ink: inkName, initials = true, label = name }: PortraitOptions = {},
): string {
  const r = seededRandom(`${seed}·portrait`),
    id = `w${hash(`${seed}·portrait`).toString(36)}`,
    ink = inkFor(seed, inkName);
  const body = build ?? (r() < 0.4 ? "f" : "m"),
    ground = Math.floor(r() * 4),
    turn = r() * 6;
  const b = bust(id, seededRandom(`${seed}·face`), { build: body, look, ink });
  const back = [
    rays(200, 230, 20, 460, turn, BLACK, 0.13),
    `<circle cx="200" cy="225" r="176" fill="${PAPER}" opacity=".9"/>`,
    `<path d="M0 0H400L0 500Z" fill="${BLACK}" opacity=".16"/><path d="M0 500L400 0V60L48 500Z" fill="${PAPER}" opacity=".75"/>`,
    halftone({ x: -4, w: 420, y0: 0, y1: 250, step: 15, max: 14, extra: 'opacity=".5"' }),
  ][ground];
  let letters = "";
  if (initials) {
    const s = name
      .split(/[\s-]+/)
      .filter((w) => !/^(the|la|el|de)$/i.test(w))
      .map((w) => [...w][0])
      .slice(0, 2)
      .join("")
      .toUpperCase();
    letters = `<text x="200" y="${ground === 1 ? 330 : 372}" text-anchor="middle" font-size="440" textLength="372" lengthAdjust="spacingAndGlyphs" fill="${ground === 1 ? ink.b : BLACK}" opacity="${ground === 1 ? 0.55 : 0.2}" ${DISPLAY_FONT}>${esc(s)}</text>`;
  }
  return (
    open(400, 500, label) +
    `<defs>${fountain(`${id}f`, ink, 90)}${b.defs}</defs><rect width="400" height="500" fill="url(#${id}f)"/>${back}${letters}` +
    `<g transform="translate(200 262) scale(1.34)">${b.svg}</g></svg>`
  );
}
