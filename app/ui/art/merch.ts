/** Merchandise on rolling ink. 400 × 400. */
import { belt } from "./belt";
import { type BustOptions, bust } from "./bust";
import { BLACK, inkFor, PAPER } from "./inks";
import { fountain, halftone, open, rays, star } from "./plates";
import { hash, rng } from "./rng";

export type MerchKind = "tee" | "belt" | "print" | "cap" | "card" | "programme";

export function merch(
  seed: string,
  { kind = "tee", ink: inkName, label = "" }: { kind?: MerchKind; ink?: string | undefined; label?: string } = {},
): string {
  const r = rng(`${seed}·merch`),
    id = `m${hash(`${seed}·merch`).toString(36)}`,
    ink = inkFor(seed, inkName);
  let defs = fountain(`${id}f`, ink, 90),
    svg = "";
  const face = (x: number, y: number, s: number, opt: Partial<BustOptions> = {}) => {
    const b = bust(`${id}b`, r, { ink, ...opt });
    defs += `${b.defs}<clipPath id="${id}k"><rect x="-110" y="-145" width="220" height="280"/></clipPath>`;
    return `<g transform="translate(${x} ${y}) scale(${s})"><g clip-path="url(#${id}k)">${b.svg}</g></g>`;
  };
  if (kind === "tee")
    svg =
      `<path d="M128 66L160 56Q200 92 240 56L272 66 356 128 318 190 286 170V350H114V170L82 190 44 128Z" fill="${BLACK}"/><rect x="142" y="134" width="116" height="148" fill="url(#${id}f)"/>` +
      face(200, 212, 0.52, { look: "mask" });
  if (kind === "belt") svg = rays(200, 200, 24, 320, 0, BLACK, 0.14) + belt(200, 200, 0.66, ink);
  if (kind === "print")
    svg =
      `<g transform="rotate(-4 200 200)"><rect x="104" y="58" width="192" height="284" fill="${PAPER}"/><rect x="116" y="70" width="168" height="224" fill="url(#${id}f)"/>` +
      face(200, 196, 0.72, { build: "f" }) +
      `<path d="M130 322Q150 300 166 320T204 314Q226 300 240 322T270 312" fill="none" stroke="${BLACK}" stroke-width="4"/></g>`;
  if (kind === "cap")
    svg = `<path d="M84 236C84 130 300 116 312 226L372 250Q376 272 340 270L84 262Z" fill="${BLACK}"/><path d="M312 226L372 250Q376 272 340 270L250 266Q286 240 312 226Z" fill="${ink.deep}"/><path d="${star(190, 206, 42, 17, 5)}" fill="${ink.a}"/>`;
  if (kind === "card")
    svg = `<g transform="rotate(-6 200 200)"><rect x="60" y="112" width="280" height="176" rx="14" fill="${BLACK}"/><path d="M60 222H340M60 236H340M60 250H340" stroke="${ink.a}" stroke-width="5"/><path d="${star(118, 164, 30, 12, 5)}" fill="${ink.b}"/></g>`;
  if (kind === "programme")
    svg =
      `<rect x="108" y="60" width="200" height="280" fill="${BLACK}"/><rect x="96" y="52" width="200" height="280" fill="${PAPER}"/><rect x="96" y="52" width="200" height="96" fill="${BLACK}"/><path d="M112 72H280M112 88H240M112 104H260" stroke="${ink.a}" stroke-width="9"/>` +
      face(196, 240, 0.66, {});
  return (
    open(400, 400, label) +
    `<defs>${defs}</defs><rect width="400" height="400" fill="url(#${id}f)"/>${halftone({ x: -4, w: 420, y0: 400, y1: 250, step: 15, max: 13, extra: 'opacity=".5"' })}${svg}</svg>`
  );
}
