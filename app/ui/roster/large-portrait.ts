/** The portrait that fills the head of a wrestler's page, initials and all. Drawn on the server only. */
import type { FighterView } from "../../domain/bout-view";
import { portrait } from "../art/portrait";

/** SVG; empty for somebody without a picture. `label` is its alternative text. */
export function largePortrait({ name, portrait: { seed, ...look } }: FighterView, label: string): string {
  return seed ? portrait(seed, { name, ...look, label }) : "";
}
