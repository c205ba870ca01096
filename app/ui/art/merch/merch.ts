/** Merchandise on blended inks. 400 × 400. */
import { type BustOptions, bust } from "../bust/bust";
import { type Ink, inkFor } from "../inks";
import { fountain, halftone, open } from "../plates";
import { hash, seededRandom } from "../seeded-random";
import { THINGS } from "./merch-things";
import { WEAR } from "./merch-wear";

/** Drawing tools of a product: `id` prefixes its definitions, `face` places a bust, clipped to a frame. */
export type Bench = {
  id: string;
  ink: Ink;
  face(x: number, y: number, scale: number, options: Partial<BustOptions>): string;
};

const ITEMS = { ...WEAR, ...THINGS };
type MerchKind = keyof typeof ITEMS;
/** All kinds with a drawing. */
export const MERCH_KINDS = Object.keys(ITEMS) as MerchKind[];

/** `kind` is one of MERCH_KINDS; any other is drawn as a parcel. A picture without a label is decoration. */
type MerchOptions = { kind?: string | undefined; ink?: string | undefined; label?: string };

export function merch(seed: string, { kind = "tee", ink: inkName, label = "" }: MerchOptions = {}): string {
  const r = seededRandom(`${seed}·merch`),
    id = `m${hash(`${seed}·merch`).toString(36)}`,
    ink = inkFor(seed, inkName);
  let defs = fountain(`${id}f`, ink, 90);
  const face: Bench["face"] = (x, y, s, options) => {
    const b = bust(`${id}b`, r, { ink, ...options });
    defs += `${b.defs}<clipPath id="${id}k"><rect x="-110" y="-145" width="220" height="280"/></clipPath>`;
    return `<g transform="translate(${x} ${y}) scale(${s})"><g clip-path="url(#${id}k)">${b.svg}</g></g>`;
  };
  const draw = Object.hasOwn(ITEMS, kind) ? ITEMS[kind as MerchKind] : ITEMS.parcel;
  const svg = draw({ id, ink, face });
  const dots = halftone({ x: -4, w: 420, y0: 400, y1: 250, step: 15, max: 13, extra: 'opacity=".5"' });
  return `${open(400, 400, label)}<defs>${defs}</defs><rect width="400" height="400" fill="url(#${id}f)"/>${dots}${svg}</svg>`;
}
