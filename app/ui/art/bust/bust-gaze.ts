/**
 * Expressions whose eyes look somewhere, drawn for the leading wrestlers: a lid, a white and an iris on each side, and
 * brows, nose and mouth that aren't mirrored.
 */
import type { Stencil } from "./bust";

type Drawing = Stencil & { lips: string };
/** Offset of both irises, and how far the lids are open. */
type Gaze = { x: number; y?: number; open: number; low?: number };

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Whites are bare paper; on the lit half a lid and a crease enclose the eye, on the shaded half the dark does. */
function eyes({ id, dark, paper, ink }: Drawing, { x, y = 0, open, low = 7 }: Gaze): string {
  const lit = `M-48 5Q-30 ${5 - open * 2} -11 6Q-28 ${6 + low * 2} -48 5Z`;
  const far = `M47 4Q30 ${4 - open * 2} 12 6Q28 ${6 + low * 2} 47 4Z`;
  const iris = (at: number) =>
    `<circle cx="${at + x}" cy="${5 + y}" r="8.5" fill="${dark}"/><circle cx="${at + x}" cy="${5 + y}" r="5.2" fill="${ink.deep}"/><circle cx="${at + x}" cy="${5 + y}" r="3" fill="${dark}"/><circle cx="${at + x + 3}" cy="${2 + y}" r="2" fill="${paper}"/>`;
  return (
    `<clipPath id="${id}g"><path d="${lit}${far}"/></clipPath>` +
    fill(lit + far, paper) +
    `<g clip-path="url(#${id}g)">${iris(-29)}${iris(29)}</g>` +
    line(`M-50 6Q-30 ${4 - open * 2} -9 7`, dark, 5.5) +
    line(`M-42 ${7 + low}Q-28 ${9 + low} -16 ${8 + low}`, dark, 2.5) +
    line(`M49 5Q30 ${3 - open * 2} 10 7`, ink.a, 2.5)
  );
}

/** A nose in profile of light and shadow, broken for boxers' noses. */
const nose = ({ dark, light }: Drawing, broken = false) =>
  fill(broken ? "M-4 8L-10 18 -5 24 -20 37Q-12 44 -3 39L-5 34Z" : "M-6 12L-19 36Q-11 43 -3 39L-6 34Z", dark) +
  `<path d="M2 10L15 36 4 40Z" fill="${light}" opacity=".5"/>`;

export const GAZES: Record<string, (drawing: Drawing) => string> = {
  /** Heavy brows and a set jaw, looking past the other one's shoulder. */
  glower: (d) =>
    eyes(d, { x: -6, y: -1, open: 4, low: 4 }) +
    fill("M-57 -18L-30 -17 -6 -5 -8 7 -30 -4 -54 -4Z", d.dark) +
    fill("M55 -22L30 -18 10 -6 13 1 32 -9 54 -11Z", d.ink.a) +
    line("M-3 -14L-6 -28M4 -12L5 -22", d.dark, 3.5) +
    nose(d, true) +
    fill("M-30 61Q-12 56 2 59 16 55 27 62L25 68Q12 63 0 66 -14 64 -28 68Z", d.lips) +
    line("M-18 78Q-6 74 8 77", d.dark, 4),
  /** Chin up, one brow raised, looking down at the viewer. */
  proud: (d) =>
    eyes(d, { x: 5, y: 3, open: 7, low: 5 }) +
    fill("M-55 -8L-46 -3 -50 -14Z", d.dark) +
    fill("M-54 -20Q-34 -38 -10 -22L-13 -17Q-34 -30 -53 -15Z", d.dark) +
    fill("M53 -30Q32 -46 12 -24L15 -19Q34 -38 52 -25Z", d.ink.a) +
    nose(d) +
    fill("M-25 58Q-11 48 -1 53 9 48 23 57L12 59Q0 60 -12 59Z", d.lips) +
    fill("M-23 60Q-11 62 0 62 12 62 21 59 12 77 0 77T-23 60Z", d.lips) +
    line("M6 67Q11 67 14 64", d.paper, 3),
  /** About to say something that will be quoted. */
  spark: (d) =>
    eyes(d, { x: 6, y: 0, open: 9, low: 6 }) +
    fill("M-54 -14Q-34 -26 -10 -14L-12 -7Q-34 -18 -52 -8Z", d.dark) +
    fill("M52 -34Q30 -46 12 -26L15 -19Q32 -36 50 -27Z", d.ink.a) +
    nose(d) +
    fill("M-28 56Q0 62 34 42Q30 78 2 79Q-20 78 -28 56Z", d.lips) +
    fill("M-22 59Q4 64 30 49Q28 58 24 61 2 72 -17 65Z", d.paper) +
    line("M37 36Q41 42 36 48", d.paper, 3.5),
  /** Lids half down: has seen the move before. */
  cool: (d) =>
    eyes(d, { x: -4, y: 2, open: 3, low: 5 }) +
    line("M-50 -3Q-30 -10 -12 -1", d.dark, 2.5) +
    fill("M-54 -22L-12 -19 -9 -12 -52 -13Z", d.dark) +
    fill("M52 -25L14 -20 12 -14 51 -18Z", d.ink.a) +
    nose(d) +
    fill("M-22 61Q-8 57 0 60 9 57 21 61L19 66Q0 69 -20 66Z", d.lips) +
    line("M-9 76Q0 79 9 76", d.dark, 3),
  /** The shout of the man who runs the floor. */
  bellow: (d) =>
    eyes(d, { x: 3, y: 1, open: 8, low: 5 }) +
    fill("M-58 -30L-32 -22 -7 -2 -10 9 -34 -10 -56 -16Z", d.dark) +
    fill("M56 -32L32 -23 9 -4 12 3 34 -13 55 -20Z", d.ink.a) +
    line("M-2 -10L-8 -26M6 -10L8 -24", d.dark, 4) +
    nose(d, true) +
    fill("M-30 46Q0 34 30 44L34 72Q26 100 0 100T-34 74Z", d.ink.deep) +
    fill("M-27 48Q0 37 27 46L26 57Q0 49 -26 58Z", d.paper) +
    line("M-13 45V55M0 43V53M13 44V54", d.ink.deep, 2) +
    fill("M-22 84Q0 70 24 82Q16 96 0 96T-22 84Z", d.ink.a),
  /** A wide smile, head a little to one side. */
  beam: (d) =>
    eyes(d, { x: 4, y: -1, open: 7, low: 3 }) +
    fill("M-54 -20Q-34 -36 -12 -20L-15 -13Q-34 -26 -51 -13Z", d.dark) +
    fill("M54 -22Q34 -38 13 -20L16 -14Q34 -29 52 -16Z", d.ink.a) +
    nose(d) +
    fill("M-38 44Q0 58 38 42Q32 86 0 87Q-32 85 -38 44Z", d.lips) +
    fill("M-33 49Q0 62 33 47L29 62Q0 74 -28 64Z", d.paper) +
    line("M-43 36Q-46 44 -38 50", d.dark, 4) +
    line("M43 34Q46 42 38 48", d.paper, 3.5),
};
