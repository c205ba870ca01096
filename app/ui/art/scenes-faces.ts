/** Scenes with the faces of wrestlers: one close up, or two looking at each other. 960 × 540. */
import { bust } from "./bust/bust";
import { BLACK, PAPER } from "./inks";
import { fountain, halftone, rays, round } from "./plates";
import type { CastMember } from "./poster/poster";
import type { Plate, SceneParts } from "./scenes";
import { type Random, seededRandom } from "./seeded-random";

/** A wrestler's face, or one of the picture's own. */
function faceOf(id: string, r: Random, ink: SceneParts["ink"], member: CastMember | undefined, light = PAPER) {
  const face = member?.seed ? seededRandom(`${member.seed}·face`) : r;
  return bust(id, face, { build: member?.build, look: member?.look, ink, light });
}

/** One face, larger than the sheet, left or right of the middle. */
export function face({ id, r, ink, cast }: SceneParts): Plate {
  const side = r() < 0.5 ? -1 : 1;
  const turn = r() * 6;
  const back = Math.floor(r() * 3);
  const [x, far] = [round(480 + side * (84 + r() * 50)), round(480 - side * 300)];
  const one = faceOf(`${id}a`, r, ink, cast[0]);
  const ground = [
    rays(x, 250, 22, 700, turn, BLACK, 0.16),
    `<path d="M${480 - side * 480} 0L${480 - side * 60} 0 ${480 - side * 340} 540H${480 - side * 480}Z" fill="${BLACK}"/><path d="M${480 - side * 60} 0h${-side * 34}L${480 - side * 374} 540h${side * 34}Z" fill="${PAPER}"/>`,
    `<circle cx="${x}" cy="270" r="330" fill="${PAPER}" opacity=".9"/>${rays(far, 270, 14, 260, turn, ink.deep, 0.5)}`,
  ][back];
  return {
    defs: fountain(`${id}f`, ink, 60) + one.defs,
    art:
      `<rect width="960" height="540" fill="url(#${id}f)"/>${ground}` +
      halftone({ x: -4, w: 980, y0: 540, y1: 300, step: 15, max: 15 }) +
      `<g transform="translate(${x} 292) scale(2.3)">${one.svg}</g>`,
  };
}

/** Two faces on two halves, with a crack of light between them. */
export function versus({ id, r, ink, cast }: SceneParts): Plate {
  const lean = round((r() - 0.5) * 120);
  const half = `M${480 + lean} 0H960V540H${480 - lean}Z`;
  const left = faceOf(`${id}a`, r, ink, cast[0]);
  const right = faceOf(`${id}b`, r, ink, cast[1], ink.b);
  return {
    defs: `${fountain(`${id}f`, ink, 90)}${left.defs}${right.defs}<clipPath id="${id}h"><path d="${half}"/></clipPath>`,
    art:
      `<rect width="960" height="540" fill="url(#${id}f)"/>` +
      halftone({ x: -4, w: 490, y0: 540, y1: 200, step: 15, max: 16 }) +
      `<g transform="translate(250 285) scale(1.85)">${left.svg}</g><path d="${half}" fill="${BLACK}"/>` +
      `<g clip-path="url(#${id}h)">${halftone({ x: 440, w: 540, y0: 20, y1: 400, step: 15, max: 13, fill: ink.a, extra: 'opacity=".5"' })}<g transform="translate(716 285) scale(1.85)">${right.svg}</g></g>` +
      `<path d="M${492 + lean} 0L${474 + lean * 0.3} 190 496 200 ${470 - lean * 0.4} 380 498 372 ${470 - lean} 540H${494 - lean}L522 350 492 358 ${516 - lean * 0.2} 180 494 172 ${516 + lean} 0Z" fill="${PAPER}"/>`,
  };
}
