/** Which of two declarations wins: with cascade layers, and when only order and specificity count. */
import postcss, { type AtRule, list, type Rule } from "postcss";
import parser from "postcss-selector-parser";
import { expandSelector } from "../../build-plugins/old-browsers/plain-selectors";

type Specificity = [ids: number, classes: number, types: number];
type Entry = {
  selector: string;
  prop: string;
  value: string;
  media: string;
  layer: number;
  order: number;
  layered: Specificity;
  flat: Specificity;
  /** In layers, importance turns their order around; flattened, the last layer's declarations are all important. */
  important: boolean;
  flatImportant: boolean;
};

const LONGHANDS: Record<string, RegExp> = {
  padding: /^padding-/,
  margin: /^margin-/,
  inset: /^(top|right|bottom|left|inset)/,
  border: /^border-(?!radius|collapse|spacing)/,
  font: /^(font-|line-height)/,
  background: /^background-/,
  flex: /^flex-(grow|shrink|basis)/,
  gap: /^(row|column)-gap/,
  overflow: /^overflow-[xy]/,
  outline: /^outline-(?!offset)/,
  animation: /^animation-/,
  "list-style": /^list-style-/,
  "text-decoration": /^text-decoration-/,
  "grid-area": /^grid-(row|column)/,
};

/** Pairs of declarations of one property that could apply to one element, and whose winner flattening changes. */
export function changedWinners(css: string): string[] {
  const entries = entriesOf(css);
  const changed: string[] = [];
  for (const [i, a] of entries.entries()) {
    for (const b of entries.slice(i + 1)) {
      if (!sameProperty(a.prop, b.prop) || (a.prop === b.prop && a.value === b.value)) continue;
      if (Math.sign(withLayers(a, b)) === Math.sign(flattened(a, b)) || !mayMeet(a.selector, b.selector)) continue;
      changed.push(`${a.selector} and ${b.selector}: ${[...new Set([a.prop, b.prop])].join(", ")}`);
    }
  }
  return [...new Set(changed)];
}

function entriesOf(css: string): Entry[] {
  const root = postcss.parse(css);
  const layers = list.comma(
    (root.nodes.find((node) => node.type === "atrule" && node.name === "layer") as AtRule).params,
  );
  let order = 0;
  return root.nodes.flatMap((block) => {
    if (block.type !== "atrule" || block.name !== "layer" || !block.nodes) return [];
    const layer = layers.indexOf(block.params);
    const found: Entry[] = [];
    block.walkRules((rule) => {
      if (/keyframes$/.test((rule.parent as AtRule).name ?? "")) return;
      order++;
      for (const written of rule.selectors) {
        for (const selector of expandSelector(written)) {
          rule.each((node) => {
            if (node.type !== "decl") return;
            found.push({
              selector,
              prop: node.prop,
              value: node.value,
              media: mediaOf(rule),
              layer,
              order,
              layered: specificity(written),
              flat: specificity(selector),
              important: node.important ?? false,
              flatImportant: node.important || layer === layers.length - 1,
            });
          });
        }
      }
    });
    return found;
  });
}

const mediaOf = (rule: Rule) => ((rule.parent as AtRule).name === "media" ? (rule.parent as AtRule).params : "");

function sameProperty(a: string, b: string): boolean {
  return a === b || (LONGHANDS[a]?.test(b) ?? false) || (LONGHANDS[b]?.test(a) ?? false);
}

/** Above zero if `a` wins. */
function withLayers(a: Entry, b: Entry): number {
  if (a.important !== b.important) return a.important ? 1 : -1;
  if (a.layer !== b.layer) return a.important ? b.layer - a.layer : a.layer - b.layer;
  return compare(a.layered, b.layered) || a.order - b.order;
}

function flattened(a: Entry, b: Entry): number {
  if (a.flatImportant !== b.flatImportant) return a.flatImportant ? 1 : -1;
  return compare(a.flat, b.flat) || a.layer - b.layer || a.order - b.order;
}

const compare = (a: Specificity, b: Specificity) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** `:is()` and `:not()` count as their most specific argument, `:where()` not at all. */
export function specificity(selector: string): Specificity {
  return ofNodes(parser().astSync(selector).first.nodes);
}

function ofNodes(nodes: parser.Node[]): Specificity {
  return nodes.reduce<Specificity>(
    (sum, node) => {
      const one = ofNode(node);
      return [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]];
    },
    [0, 0, 0],
  );
}

function ofNode(node: parser.Node): Specificity {
  if (parser.isPseudo(node)) return ofPseudo(node);
  if (parser.isTag(node)) return [0, 0, 1];
  if (parser.isClassName(node) || parser.isAttribute(node)) return [0, 1, 0];
  return parser.isIdentifier(node) ? [1, 0, 0] : [0, 0, 0];
}

function ofPseudo(pseudo: parser.Pseudo): Specificity {
  const { value, nodes } = pseudo;
  if (parser.isPseudoElement(pseudo)) return [0, 0, 1];
  if (value === ":where") return [0, 0, 0];
  if (!/^:(is|not|has)$/.test(value)) return [0, 1, 0];
  return (
    nodes
      .map((one) => ofNodes(one.nodes))
      .sort(compare)
      .at(-1) ?? [0, 0, 0]
  );
}

/** Whether one element can match the ends of both selectors. An element may have any classes, but `html` has none. */
function mayMeet(a: string, b: string): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  if (one.element !== other.element) return false;
  if ((one.tag === "html" && other.hasClass) || (other.tag === "html" && one.hasClass)) return false;
  return !one.tag || !other.tag || one.tag === other.tag;
}

function subjectOf(selector: string): { tag?: string; element?: string; hasClass: boolean } {
  const nodes = parser().astSync(selector).first.nodes;
  const compound = nodes.slice(nodes.findLastIndex((node) => parser.isCombinator(node)) + 1);
  const tag = compound.find((node) => parser.isTag(node))?.value ?? (/:root\b/.test(selector) ? "html" : undefined);
  const hasClass = compound.some((node) => parser.isClassName(node));
  return { tag, hasClass, element: compound.find((node) => parser.isPseudoElement(node))?.value };
}
