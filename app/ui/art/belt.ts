/** A title belt, centered on a point; 600 wide at scale 1. */
import { BLACK, type Ink, PAPER } from "./inks";
import { rays, round, star } from "./plates";

export function belt(cx: number, cy: number, s: number, ink: Ink, dark = BLACK): string {
  return (
    `<g transform="translate(${round(cx)} ${round(cy)}) scale(${s})">` +
    `<path d="M-300 -34L-120 -56V56L-300 34ZM300 -34L120 -56V56L300 34Z" fill="${dark}"/>` +
    `<path d="${star(-196, 0, 36, 28, 8)}${star(196, 0, 36, 28, 8)}" fill="${ink.b}"/><circle cx="-196" r="17" fill="${dark}"/><circle cx="196" r="17" fill="${dark}"/>` +
    `<path d="${star(0, 0, 134, 116, 18)}" fill="${dark}"/><circle r="108" fill="${PAPER}"/><circle r="96" fill="${dark}"/>` +
    rays(0, 0, 16, 92, 0.1, ink.b) +
    `<circle r="56" fill="${dark}"/><path d="${star(0, 0, 50, 20, 5)}" fill="${ink.a}"/></g>`
  );
}
