/** The fight poster of a night, printed in two blending inks. 600 × 800. */
import type { PosterLayout } from "../../../domain/pictures/drawing-names";
import { belt } from "../belt";
import { type Build, bust } from "../bust/bust";
import { reachOf } from "../bust/bust-look";
import { BLACK, type Ink, inkFor, PAPER } from "../inks";
import { fountain, halftone, open, rays, round, star } from "../plates";
import { hash, pick, type Random, seededRandom } from "../seeded-random";
import { layoutOf } from "./poster-layout";
import { posterSheet, posterWords } from "./poster-words";

/** A wrestler of the main event. `seed` is the wrestler's own, so that the poster shows the same face as the roster. */
export type CastMember = { seed?: string | undefined; build?: Build | undefined; look?: string | undefined };

export type PosterOptions = {
  title?: string;
  date?: string;
  city?: string;
  kicker?: string | undefined;
  /** One of the layouts; the seed picks one for any other value. */
  layout?: string | undefined;
  ink?: string | undefined;
  cast?: readonly CastMember[];
  /** False if HTML sets the words, as next to an `<img>`. */
  text?: boolean;
  /** No words, but with space, foot and edge for them: `posterTextLayer` draws them over the picture. */
  room?: boolean;
  /** Rays and dots extend past the sheet, for overflow: visible. */
  bleed?: boolean;
  /** Alternative text; empty for decoration. */
  label?: string;
};

type Scene = {
  id: string;
  r: Random;
  ink: Ink;
  text: boolean;
  bleed: boolean;
  turn: number;
  /** The placed bust of one wrestler. */
  fighter(i: number, at: [x: number, y: number], scale: number, light?: string): { defs: string; svg: string };
};
type Plate = { defs: string; art: string };

function burst({ text, bleed, turn, fighter }: Scene): Plate {
  const [x, w] = bleed ? [-900, 2400] : [-4, 620];
  const star = rays(300, 470, 22, bleed ? 1900 : 760, turn, BLACK, 0.14);
  const dots = halftone({ x, w, y0: 800, y1: bleed ? 610 : 470, step: 15, max: 16 });
  const hero = fighter(0, [300, text ? 442 : 400], text ? 1.42 : 1.6);
  return { defs: hero.defs, art: star + dots + hero.svg };
}

/** Without words, the heads take the space of the title. */
function faceoff({ id, ink, text, fighter }: Scene): Plate {
  const half = "M330 0H600V800H270Z";
  const y = text ? 470 : 386;
  const scale = text ? 1.22 : 1.38;
  const left = fighter(0, [text ? 158 : 172, y], scale);
  const right = fighter(1, [text ? 452 : 462, y + 30], scale, ink.b);
  const [y0, y1] = text ? [300, 620] : [40, 520];
  const dots = halftone({ x: 280, w: 340, y0, y1, step: 15, max: 13, fill: ink.a, extra: 'opacity=".5"' });
  const bolt = `<path d="M336 300L300 470 322 470 286 640 352 448 328 448 356 300Z" fill="${PAPER}"${text ? "" : ' transform="translate(-8 -190)"'}/>`;
  return {
    defs: `${left.defs}<clipPath id="${id}c"><path d="${half}"/></clipPath>${right.defs}`,
    art:
      `<path d="${half}" fill="${BLACK}"/>` +
      halftone({ x: -4, w: 330, y0: 800, y1: 500, step: 15, max: 16 }) +
      left.svg +
      `<g clip-path="url(#${id}c)">${dots}${right.svg}</g>` +
      bolt,
  };
}

function ring({ ink, turn, fighter }: Scene): Plate {
  const cones = [60, 210, 390, 540].map(
    (x, i) =>
      `<path d="M${x} 0L${round(120 + i * 60 + turn * 60)} 640H${round(300 + i * 60 + turn * 60)}Z" fill="${PAPER}" opacity=".13"/>`,
  );
  const ropes = (path: (i: number) => string, weight: number) =>
    [PAPER, ink.a, PAPER].map((c, i) => rope(path(i), c, weight)).join("");
  const hero = fighter(0, [300, 430], 0.74);
  return {
    defs: hero.defs,
    art:
      `<rect width="600" height="800" fill="${BLACK}" opacity=".2"/>` +
      cones.join("") +
      halftone({ x: -4, w: 620, y0: 800, y1: 520, step: 15, max: 17 }) +
      `<path d="M110 560H490L596 700H4Z" fill="${PAPER}"/><path d="M4 700H596V742H4Z" fill="${BLACK}"/><path d="${star(300, 628, 62, 24, 5)}" transform="translate(0 314) scale(1 .5)" fill="${ink.a}"/>` +
      ropes((i) => `M4 ${690 - i * 46}L110 ${560 - i * 34}H490L596 ${690 - i * 46}" fill="none`, 6) +
      `<path d="M100 470H120V575H100ZM480 470H500V575H480ZM-4 570H14V742H-4ZM586 570H604V742H586Z" fill="${BLACK}"/>` +
      hero.svg +
      ropes((i) => `M-6 ${700 - i * 44}H606`, 7),
  };
}

/** A rope on top of a black one that is 7 units wider. */
function rope(d: string, color: string, weight: number): string {
  return [
    [BLACK, weight + 7],
    [color, weight],
  ]
    .map(([stroke, width]) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`)
    .join("");
}

function title({ ink, turn }: Scene): Plate {
  const dots = halftone({ x: -4, w: 620, y0: 800, y1: 430, step: 15, max: 17 });
  return { defs: "", art: rays(300, 500, 30, 760, turn, BLACK, 0.16) + dots + belt(300, 490, 1.12, ink) };
}

const SCENES: Record<PosterLayout, (scene: Scene) => Plate> = { burst, faceoff, ring, belt: title };

const TITLE_ENDS = 256;
const TALL_SCALE = 0.86;

/** A tall hat would cover the title, so its head is drawn a little smaller and lower. */
function belowTitle(y: number, scale: number, reach: number): [y: number, scale: number] {
  if (y - reach * scale >= TITLE_ENDS - 8) return [y, scale];
  const size = Math.round(scale * TALL_SCALE * 100) / 100;
  return [Math.max(y, TITLE_ENDS + reach * size), size];
}

/** Returns the poster as SVG text. The order of the calls to `r` determines the picture. */
export function poster(seed: string, options: PosterOptions = {}): string {
  const { title = "", date = "", city = "", kicker = "", cast = [], bleed = false, room = false } = options;
  const { text = !room } = options;
  const r = seededRandom(`${seed}·poster`);
  const id = `p${hash(`${seed}·poster`).toString(36)}`;
  const ink = inkFor(seed, options.ink);
  const layout = layoutOf(options.layout, r);
  const turn = r();
  const ground = fountain(`${id}f`, ink, pick(r, [90, 60, 120, 90]));

  const fighter: Scene["fighter"] = (i, [x, y], scale, light = PAPER) => {
    const member = cast[i];
    const face = member?.seed ? seededRandom(`${member.seed}·face`) : r;
    const drawn = r() < 0.4 ? "f" : "m";
    const b = bust(id + "ab"[i], face, { build: member?.build ?? drawn, look: member?.look, ink, light });
    const [top, size] = text || room ? belowTitle(y, scale, reachOf(member?.look)) : [y, scale];
    return { defs: b.defs, svg: `<g transform="translate(${round(x)} ${round(top)}) scale(${size})">${b.svg}</g>` };
  };
  const plate = SCENES[layout]({ id, r, ink, text: text || room, bleed, turn, fighter });

  const label = options.label ?? [title, date, city].filter(Boolean).join(", ");
  const words = text ? posterWords({ id, ink, layout, title, date, city, kicker }) : room ? posterSheet : "";
  return `${open(600, 800, label)}<defs>${ground}${plate.defs}</defs><rect width="600" height="800" fill="url(#${id}f)"/>${plate.art}${words}</svg>`;
}
