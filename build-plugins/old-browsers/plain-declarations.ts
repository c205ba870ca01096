/**
 * Writes declarations as old browsers know them. Physical names replace logical ones along the block axis, which is
 * vertical in every language of the site; along the inline axis only where both sides get the same value.
 */
import { type Declaration, list } from "postcss";

const BLOCK = ["top", "bottom"];
const SIDES = ["top", "right", "bottom", "left"];
const LINE = /^(underline|line-through|none)$/;

/** Logical names with one exact counterpart. */
const RENAMED: [logical: RegExp, physical: string][] = [
  [/^(min-|max-)?inline-size$/, "$1width"],
  [/^(min-|max-)?block-size$/, "$1height"],
  [/^inset-block-start$/, "top"],
  [/^inset-block-end$/, "bottom"],
  [/^(.*)-block-start\b/, "$1-top"],
  [/^(.*)-block-end\b/, "$1-bottom"],
];

/** Replaces `decl` by declarations with the same effect in today's browsers and the best one in old ones. */
export function plainDeclaration(decl: Declaration): void {
  for (const [logical, physical] of RENAMED) {
    if (logical.test(decl.prop)) decl.prop = decl.prop.replace(logical, physical);
  }
  const longhands = longhandsOf(decl);
  if (longhands) {
    decl.replaceWith(...longhands.map(([prop, value]) => decl.clone({ prop, value })));
    return;
  }
  const fallback = fallbackOf(decl);
  if (fallback !== undefined) decl.before(decl.clone({ value: fallback }));
}

/** The declarations that `decl` is short for, where old browsers do not know the short form. */
function longhandsOf({ prop, value }: Declaration): [prop: string, value: string][] | undefined {
  const parts = list.space(value);
  const [first = "", second = first] = parts;
  if (prop === "inset") {
    const [top = "", right = top, bottom = top, left = right] = parts;
    return [top, right, bottom, left].map((one, i) => [SIDES[i] ?? "", one]);
  }
  const axis = /^(padding|margin|inset)-(block|inline)$/.exec(prop);
  if (axis) {
    const prefix = axis[1] === "inset" ? "" : `${axis[1]}-`;
    const [start, end] = axis[2] === "block" ? BLOCK : ["left", "right"];
    if (axis[2] === "block" || first === second) return [[`${prefix}${start}`, first], [`${prefix}${end}`, second]]; // biome-ignore format: two pairs
    return [[`${axis[1]}-inline-start`, first], [`${axis[1]}-inline-end`, second]]; // biome-ignore format: two pairs
  }
  if (prop === "border-block") return BLOCK.map((side) => [`border-${side}`, value]);
  if (prop === "text-decoration" && parts.length > 1) {
    const thickness = parts.find((part) => /^[\d.]/.test(part));
    const color = parts.find((part) => !LINE.test(part) && part !== thickness);
    return [
      ["text-decoration", parts.find((part) => LINE.test(part)) ?? "none"],
      ...(color ? ([["text-decoration-color", color]] as [string, string][]) : []),
      ...(thickness ? ([["text-decoration-thickness", thickness]] as [string, string][]) : []),
    ];
  }
  return undefined;
}

/** What old browsers read in place of `decl`. With var() a fallback can't work: they accept `decl`, then drop it. */
function fallbackOf({ prop, value }: Declaration): string | undefined {
  if (/^overflow/.test(prop) && value === "clip") return "hidden";
  if (/\d[ds]vh\b/.test(value) && !value.includes("var(")) return value.replace(/(\d)[ds]vh\b/g, "$1vh");
  if (prop === "content" && value.includes(" / ")) return value.split(" / ")[0];
  return undefined;
}
