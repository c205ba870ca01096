/** The venue from above: a ring with price tiers around it. */

import { DISPLAY_FONT } from "./display-font";
import { BLACK, PAPER } from "./inks";
import { open, round, star } from "./plates";

/**
 * A tier of the plan. `tint` is a CSS color; `ink` is the color of its number, black by default; `left` is the number
 * of seats left, and 0 grays the tier out.
 */
type PlanTier = { name: string; tint: string; ink?: string; left: number | null };

/** The plan, from the ring outwards. `chosen` is an index into `tiers`, -1 for none. 600 × 420. */
export function hallMap(
  tiers: readonly PlanTier[],
  {
    chosen = -1,
    label = "Plan of the hall: the price tiers around the ring",
  }: { chosen?: number; label?: string } = {},
): string {
  const cx = 300,
    cy = 210,
    k = Math.min(34, 150 / tiers.length);
  let out = "";
  for (const [i, t] of [...tiers.entries()].reverse()) {
    const m = 22 + (i + 1) * k,
      w = 66 + m,
      h = 48 + m * 0.86;
    out += `<rect x="${round(cx - w)}" y="${round(cy - h)}" width="${round(w * 2)}" height="${round(h * 2)}" rx="${round(8 + i * 9)}" fill="${t.left === 0 ? "var(--line)" : t.tint}" stroke="var(--surface)" stroke-width="5"${chosen >= 0 && chosen !== i ? ' opacity=".38"' : ""}/>`;
    out += `<text x="${round(cx - w + 15)}" y="${round(cy + 8)}" text-anchor="middle" font-size="24" ${DISPLAY_FONT} fill="${t.ink ?? BLACK}">${i + 1}</text><text x="${round(cx + w - 15)}" y="${round(cy + 8)}" text-anchor="middle" font-size="24" ${DISPLAY_FONT} fill="${t.ink ?? BLACK}">${i + 1}</text>`;
  }
  out += `<rect x="${cx - 82}" y="${cy - 62}" width="164" height="124" fill="var(--surface)"/><rect x="${cx - 62}" y="${cy - 46}" width="124" height="92" fill="${PAPER}"/>`;
  for (const [i, c] of [BLACK, "#ff5a1f", BLACK].entries())
    out += `<rect x="${cx - 62 + i * 5}" y="${cy - 46 + i * 5}" width="${124 - i * 10}" height="${92 - i * 10}" fill="none" stroke="${c}" stroke-width="2.5"/>`;
  out += `<path d="${star(cx, cy, 22, 9, 5)}" fill="#ff5a1f"/>`;
  return `${open(600, 420, label).replace(' preserveAspectRatio="xMidYMid slice"', "") + out}</svg>`;
}
