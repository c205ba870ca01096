/** SVG elements that all pictures share. All functions return SVG text. */
import { printable } from "../../domain/format/printable";
import { BLACK, type Ink } from "./inks";

/** One decimal is precise enough and keeps a poster near 2 kB compressed. */
export const round = (v: number): number => Math.round(v * 10) / 10;

/** Escapes text for markup and attributes. */
export const esc = (text: string): string => printable(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The opening tag. A picture without a label is decoration and hidden from assistive technology. */
export function open(w: number, h: number, label: string | undefined): string {
  const aria = label ? `role="img" aria-label="${esc(label)}"` : 'aria-hidden="true" focusable="false"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ${aria}>`;
}

/** A gradient from one ink to the other along `angle`, in degrees. */
export function fountain(id: string, ink: Ink, angle: number): string {
  const rad = (angle * Math.PI) / 180;
  const x = Math.cos(rad) / 2,
    y = Math.sin(rad) / 2;
  return (
    `<linearGradient id="${id}" x1="${round(0.5 - x)}" y1="${round(0.5 - y)}" x2="${round(0.5 + x)}" y2="${round(0.5 + y)}">` +
    `<stop offset=".18" stop-color="${ink.a}"/><stop offset=".82" stop-color="${ink.b}"/></linearGradient>`
  );
}

type Halftone = {
  x: number;
  w: number;
  y0: number;
  y1: number;
  step?: number;
  max?: number;
  min?: number;
  fill?: string;
  extra?: string;
};

/**
 * Dots that shrink from the row at y0 to the row at y1. Each row is one path: round caps and a dash of 0 turn a line
 * into dots, so twenty rows take one kilobyte instead of a thousand circles.
 */
export function halftone({ x, w, y0, y1, step = 13, max = 12, min = 1.2, fill = BLACK, extra = "" }: Halftone): string {
  const dir = Math.sign(y1 - y0) || 1,
    rows = Math.max(2, Math.floor(Math.abs(y1 - y0) / step));
  let out = "";
  for (let i = 0; i < rows; i++) {
    const k = 1 - i / (rows - 1),
      d = round(min + (max - min) * k ** 1.25),
      y = round(y0 + dir * i * step);
    out += `<path d="M${round(x + (i % 2 ? step / 2 : 0))} ${y}h${round(w)}" stroke-width="${d}"/>`;
  }
  return `<g fill="none" stroke="${fill}" stroke-linecap="round" stroke-dasharray="0 ${step}" ${extra}>${out}</g>`;
}

/** A wheel of `count` wedges around a point. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  radius: number,
  turn: number,
  fill: string,
  opacity = 1,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count,
      b = a + Math.PI / count;
    d += `M${round(cx)} ${round(cy)}L${round(cx + Math.cos(a) * radius)} ${round(cy + Math.sin(a) * radius)} ${round(cx + Math.cos(b) * radius)} ${round(cy + Math.sin(b) * radius)}Z`;
  }
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** The path of a star with an outer and an inner radius. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = -Math.PI / 2,
): string {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const q = i % 2 ? inner : outer,
      a = turn + (i * Math.PI) / points;
    d += `${i ? "L" : "M"}${round(cx + Math.cos(a) * q)} ${round(cy + Math.sin(a) * q)}`;
  }
  return `${d}Z`;
}
