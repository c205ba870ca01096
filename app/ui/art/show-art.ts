/** Show art: the arena before the show, or another scene. 960 × 540. */
import { BLACK, inkFor, PAPER } from "./inks";
import { halftone, open, round, star } from "./plates";
import type { CastMember } from "./poster/poster";
import { sceneOf, viewOf } from "./scene-views";
import { hash, seededRandom } from "./seeded-random";

/** `scene` is one of scene-views.ts, or a part of one; anything else is the arena. */
type ShowArtOptions = {
  ink?: string | undefined;
  scene?: string | undefined;
  /** The wrestlers of a scene with faces. */
  cast?: readonly CastMember[];
  label?: string;
};

export function showArt(seed: string, { ink: inkName, scene, cast = [], label = "" }: ShowArtOptions = {}): string {
  const r = seededRandom(`${seed}·show`),
    id = `s${hash(`${seed}·show`).toString(36)}`,
    ink = inkFor(seed, inkName);
  const opening = open(960, 540, label).replace("0 0 960 540", viewOf(scene));
  const draw = sceneOf(scene);
  if (draw) {
    const plate = draw({ id: `${id}${scene?.replace(".", "")}${ink.name}`, r, ink, cast });
    return `${opening}<defs>${plate.defs}</defs>${plate.art}</svg>`;
  }
  const horizon = 300 + r() * 40,
    count = 4 + Math.floor(r() * 4),
    vx = 380 + r() * 200;
  let cones = "";
  for (let i = 0; i < count; i++) {
    const x = 60 + (840 / (count - 1)) * i + (r() - 0.5) * 60,
      aim = vx + (x - vx) * (0.15 + r() * 0.9),
      w = 70 + r() * 110;
    cones += `<path d="M${round(x - 5)} 26H${round(x + 5)}L${round(aim + w)} ${round(horizon + 140)}H${round(aim - w)}Z" fill="url(#${id}c)"/><rect x="${round(x - 14)}" y="14" width="28" height="16" rx="3" fill="${ink.a}"/>`;
  }
  const crowd = halftone({
    x: -4,
    w: 980,
    y0: horizon + 60,
    y1: horizon - 110,
    step: 14,
    max: 13,
    min: 2,
    fill: ink.b,
    extra: 'opacity=".62"',
  });
  const L = vx - 250,
    R = vx + 250,
    yb = horizon + 40,
    yf = 480;
  let ring = `<path d="M${round(L + 70)} ${round(yb)}H${round(R - 70)}L${round(R + 60)} ${yf}H${round(L - 60)}Z" fill="${PAPER}"/><path d="M${round(L - 60)} ${yf}H${round(R + 60)}V540H${round(L - 60)}Z" fill="${ink.a}"/><path d="${star(vx, 0, 70, 28, 5)}" transform="translate(0 ${round((yb + yf) / 2)}) scale(1 .42)" fill="${ink.a}"/>`;
  for (let i = 0; i < 3; i++) {
    const c = i === 1 ? ink.a : PAPER,
      b = yb - 20 - i * 24,
      f = yf - 36 - i * 36;
    ring += `<path d="M${round(L - 56)} ${round(f)}L${round(L + 72)} ${round(b)}H${round(R - 72)}L${round(R + 56)} ${round(f)}Z" fill="none" stroke="${c}" stroke-width="5"/>`;
  }
  ring += `<path d="M${round(L + 62)} ${round(yb - 84)}h18v92h-18ZM${round(R - 80)} ${round(yb - 84)}h18v92h-18ZM${round(L - 70)} ${yf - 128}h24v140h-24ZM${round(R + 46)} ${yf - 128}h24v140h-24Z" fill="${ink.deep}"/>`;
  return (
    opening +
    `<defs><linearGradient id="${id}c" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ink.a}" stop-opacity=".85"/><stop offset="1" stop-color="${ink.b}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${BLACK}"/><stop offset="1" stop-color="${ink.deep}"/></linearGradient></defs>` +
    `<rect width="960" height="540" fill="url(#${id}g)"/><path d="M0 18H960M0 26H960" stroke="${ink.deep}" stroke-width="3"/>${crowd}${cones}<rect y="${round(horizon + 60)}" width="960" height="300" fill="${BLACK}" opacity=".55"/>${ring}</svg>`
  );
}
