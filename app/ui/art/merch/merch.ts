/** Merchandise on blended inks. 400 × 400. */
import { type BustOptions, bust } from "../bust/bust";
import { reachOf } from "../bust/bust-look";
import { type Ink, inkFor } from "../inks";
import { fountain, halftone, open, round } from "../plates";
import type { CastMember } from "../poster/poster";
import { hash, seededRandom } from "../seeded-random";
import { THINGS } from "./merch-things";
import { WEAR } from "./merch-wear";

type Frame = [x: number, y: number, width: number, height: number];

/** Drawing tools of a product; `id` prefixes its definitions. */
export type Bench = {
  id: string;
  ink: Ink;
  /** The product's wrestlers side by side in a frame, or a face of the product's own seed. */
  faces(frame: Frame, options?: Partial<BustOptions>): string;
  /** The head of the product's first wrestler, without shoulders; undefined if it has none. */
  head(): string | undefined;
};

const ITEMS = { ...WEAR, ...THINGS };
type MerchKind = keyof typeof ITEMS;
/** All kinds with a drawing. */
export const MERCH_KINDS = Object.keys(ITEMS) as MerchKind[];

/** `kind` is one of MERCH_KINDS; any other is drawn as a parcel. A picture without a label is decoration. */
type MerchOptions = {
  kind?: string | undefined;
  ink?: string | undefined;
  cast?: readonly CastMember[];
  label?: string;
};

const MOST_FACES = 2;
/** A head without shoulders fills the picture, whatever it wears. */
const HEAD = { top: 26, height: 348, chin: 104 };
/** A bust from the top of its hair down to its shoulders, and across its face. */
const BUST = { height: 262, width: 190, middle: 12 };

export function merch(seed: string, { kind = "tee", ink: inkName, cast = [], label = "" }: MerchOptions = {}): string {
  const r = seededRandom(`${seed}·merch`),
    id = `m${hash(`${seed}·merch`).toString(36)}`,
    ink = inkFor(seed, inkName);
  let defs = fountain(`${id}f`, ink, 90);
  const drawn = (i: number, member: CastMember | undefined, options: Partial<BustOptions> = {}) => {
    const face = member?.seed ? seededRandom(`${member.seed}·face`) : r;
    const own = member?.seed ? { build: member.build, look: member.look } : options;
    const one = bust(`${id}b${i}`, face, { ink, ...own });
    defs += one.defs;
    return one;
  };
  const faces: Bench["faces"] = ([x, y, width, height], options) => {
    const shown = cast.length > 0 ? cast.slice(0, MOST_FACES) : [undefined];
    const each = width / shown.length;
    const scale = Math.max(height / BUST.height, each / BUST.width);
    defs += `<clipPath id="${id}k"><path d="M${x} ${y}h${width}v${height}h${-width}Z"/></clipPath>`;
    const placed = shown.map((member, i) => {
      const [cx, cy] = [round(x + each * (i + 0.5)), round(y + height / 2 + BUST.middle * scale)];
      return `<g transform="translate(${cx} ${cy}) scale(${round(scale * 100) / 100})">${drawn(i, member, options).svg}</g>`;
    });
    return `<g clip-path="url(#${id}k)">${placed.join("")}</g>`;
  };
  const head: Bench["head"] = () => {
    const [member] = cast;
    if (!member) return undefined;
    const reach = reachOf(member.look);
    const scale = round((HEAD.height / (reach + HEAD.chin)) * 100) / 100;
    return `<g transform="translate(200 ${round(HEAD.top + reach * scale)}) scale(${scale})">${drawn(0, member).head}</g>`;
  };

  const draw = Object.hasOwn(ITEMS, kind) ? ITEMS[kind as MerchKind] : ITEMS.parcel;
  const svg = draw({ id, ink, faces, head });
  const dots = halftone({ x: -4, w: 420, y0: 400, y1: 250, step: 15, max: 13, extra: 'opacity=".5"' });
  return `${open(400, 400, label)}<defs>${defs}</defs><rect width="400" height="400" fill="url(#${id}f)"/>${dots}${svg}</svg>`;
}
