/**
 * Replaces the picture of a story that has none: a bill with its first words. Decoration, because the heading says the
 * same.
 */
import { InlineArt } from "../art/inline-art";
import { breakTitle, measure, woodType } from "../art/wood-type";

const WORDS_SHOWN = 3;
const WIDTH = 880;
const HEIGHT = 380;
const TOP = 60;

export function Handbill({ title }: { title: string }) {
  const words = title.split(/\s+/).filter(Boolean).slice(0, WORDS_SHOWN).join(" ");
  const lines = breakTitle(words);
  const natural = lines.reduce((height, line) => height + (0.735 * WIDTH) / measure(line), 0);
  const { svg } = woodType(lines, { x: 40, y: TOP, width: WIDTH, height: Math.min(HEIGHT, natural) });
  return <InlineArt className="handbill" svg={`<svg viewBox="0 0 960 540" aria-hidden="true">${svg}</svg>`} />;
}
