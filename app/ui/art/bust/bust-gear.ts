/** Ring gear beyond the first four: clothes of managers, referees and commentators, and props. */

import { round } from "../plates";
import type { Stencil } from "./bust";

/** Seeds only pick from the first four. */
export const GEARS = [
  "straps",
  "sash",
  "vest",
  "collar",
  "bare",
  "suit",
  "tux",
  "stripes",
  "robe",
  "fur",
  "spikes",
  "leather",
  "tank",
  "lace",
] as const;
export type Gear = (typeof GEARS)[number];
type ExtraGear = Exclude<Gear, "straps" | "sash" | "vest" | "collar">;

/** Inside the outline of the torso; `sh` and `nk` are half the widths of shoulders and neck. */
export function gearOf(gear: ExtraGear, { ink, dark, paper }: Stencil, sh: number, nk: number): string {
  const a = `fill="${ink.a}"`;
  const deep = `fill="${ink.deep}"`;
  const black = `fill="${dark}"`;
  const white = `fill="${paper}"`;
  const lapels = (fill: string) =>
    `<path d="M${-nk - 8} 98L-10 236 -64 214 ${-nk - 46} 130ZM${nk + 8} 98L10 236 64 214 ${nk + 46} 130Z" ${fill}/>`;
  const jacket = `<path d="M${-sh - 40} 340V170L${-nk - 34} 112 ${-nk - 4} 100 0 262 ${nk + 4} 100 ${nk + 34} 112 ${sh + 40} 170V340Z"`;
  const shirt = `<path d="M${-nk - 8} 96L0 280 ${nk + 8} 96 0 128Z" ${white}/>`;

  const gears: Record<ExtraGear, () => string> = {
    bare: () => "",
    suit: () =>
      `${jacket} ${black}/>${shirt}${lapels(deep)}<path d="M-13 128H13L8 146 18 216 0 262 -18 216 -8 146Z" ${a}/>`,
    tux: () =>
      `${jacket} ${a}/>${shirt}${lapels(black)}<path d="M0 134L-40 114V156ZM0 134L40 114V156Z" ${black}/><circle cy="176" r="4" ${black}/><circle cy="204" r="4" ${black}/>`,
    stripes: () => {
      let bars = "";
      for (let x = -220; x < 220; x += 40) bars += `M${x} 90H${x + 20}V340H${x}Z`;
      return `<path d="M${-sh - 40} 340V120H${sh + 40}V340Z" ${white}/><path d="${bars}" ${black}/><path d="M${-nk - 6} 96L0 168 ${nk + 6} 96 ${nk + 26} 112 0 204 ${-nk - 26} 112Z" ${black}/>`;
    },
    robe: () =>
      `<path d="M${-sh - 40} 340V180L${-nk - 18} 100 22 340ZM${sh + 40} 340V180L${nk + 18} 100 -22 260 22 340Z" ${a}/><path d="M${-nk - 18} 98L${-nk - 52} 124 0 340H44ZM${nk + 18} 98L${nk + 52} 124 4 262 -16 226Z" ${deep}/>`,
    fur: () =>
      `<path d="M${-nk - 10} 92C${-sh * 0.7} 96 ${-sh - 16} 140 ${-sh - 10} 196M${nk + 10} 92C${sh * 0.7} 96 ${sh + 16} 140 ${sh + 10} 196M${-nk - 4} 112Q${-nk + 4} 190 0 236M${nk + 4} 112Q${nk - 4} 190 0 236" fill="none" stroke="${ink.deep}" stroke-width="64" stroke-linecap="round" stroke-dasharray="0 34"/><path d="M${-nk - 10} 92C${-sh * 0.7} 96 ${-sh - 16} 140 ${-sh - 10} 196M${nk + 10} 92C${sh * 0.7} 96 ${sh + 16} 140 ${sh + 10} 196" fill="none" stroke="${ink.a}" stroke-width="40" stroke-linecap="round" stroke-dasharray="0 34"/>`,
    spikes: () =>
      `<path d="M${-sh - 30} 260V160L${-nk - 34} 118 ${-nk - 60} 214ZM${sh + 30} 260V160L${nk + 34} 118 ${nk + 60} 214Z" ${black}/>` +
      [0.45, 0.68, 0.9]
        .map((k) => {
          const x = round(sh * k + 8);
          return `<path d="M${-x - 16} 190L${-x} 138 ${-x + 16} 190ZM${x - 16} 190L${x} 138 ${x + 16} 190Z" ${a}/>`;
        })
        .join(""),
    leather: () =>
      `${jacket} ${black}/>${lapels(`fill="none" stroke="${ink.a}" stroke-width="5"`)}<path d="M${-sh + 20} 150h40M${sh - 60} 150h40M${-sh + 10} 166h50M${sh - 60} 166h50" stroke="${ink.a}" stroke-width="7" stroke-dasharray="0 13" stroke-linecap="round"/>`,
    tank: () =>
      `<path d="M${-nk - 46} 110H${-nk - 12}Q0 226 ${nk + 12} 110H${nk + 46}L${sh * 0.62} 230V340H${-sh * 0.62}V230Z" ${a}/><path d="M-60 262H60V282H-60Z" ${black}/>`,
    lace: () =>
      `<path d="M${-sh - 30} 230Q${-sh * 0.5} 176 -46 196 0 226 46 196 ${sh * 0.5} 176 ${sh + 30} 230V340H${-sh - 30}Z" ${a}/><path d="M0 214V340" stroke="${dark}" stroke-width="9" stroke-dasharray="12 9"/><path d="M${-nk - 2} 86H${nk + 2}V104H${-nk - 2}Z" ${black}/>`,
  };
  return gears[gear]();
}
