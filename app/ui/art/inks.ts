/** The inks: each night is printed in two fluorescent inks that blend, with one black plate on bare paper. */
import type { InkName } from "../../domain/pictures/drawing-names";
import { hash } from "./seeded-random";

export type Ink = { name: InkName; a: string; b: string; deep: string };

export const BLACK = "#0b0c12";
export const PAPER = "#fff3e2";

const FLARE: Ink = { name: "flare", a: "#ff4e1f", b: "#ffb21a", deep: "#a81f00" };
const INKS: readonly Ink[] = [
  FLARE,
  { name: "riot", a: "#ff2e6e", b: "#ff9436", deep: "#a3003f" },
  { name: "volt", a: "#ffd90f", b: "#8ee02a", deep: "#7a6500" },
  { name: "ice", a: "#35d3ff", b: "#4b6bff", deep: "#0b3fa8" },
  { name: "neon", a: "#b45cff", b: "#ff4f93", deep: "#5a1aa0" },
  { name: "mint", a: "#1fe0a4", b: "#28a8ff", deep: "#00694e" },
  { name: "bone", a: "#f4e6cb", b: "#ff7a45", deep: "#8a5a2a" },
];

/** The two inks of a seed, for a page that tints itself. */
export function inkOf(seed: string): Ink {
  return INKS[hash(`${seed}·ink`) % INKS.length] ?? FLARE;
}

/** The inks with that name, otherwise those of the seed. */
export function inkFor(seed: string, name: string | undefined): Ink {
  return INKS.find((ink) => ink.name === name) ?? inkOf(seed);
}

/** Mixes a share `k` of the second color into the first; both have six hex digits. */
export function mixed(one: string, other: string, k: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channel = (at: number) => Math.round(part(one, at) * (1 - k) + part(other, at) * k);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`;
}
