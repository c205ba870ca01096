/**
 * Rules that apply only in browsers without a feature. Where flex boxes have no gaps, items get margins; where there
 * are no logical insets, boxes get left and right; and without `:focus-visible`, any focus gets its ring.
 */
import { AtRule, type Container, type Declaration, list, type Root, Rule } from "postcss";

/** Chrome 80 to 83, Safari before 14.1: a query for `gap` itself wouldn't help, since these support it in grids. */
const NO_FLEX_GAP = "(not (inset: 0)) and (not (appearance: none))";
/** Chrome before 87, Safari before 14.1. */
const NO_LOGICAL_INSET = "not (inset: 0)";
/** Chrome before 93, Safari before 15.4: they can't be queried for `:focus-visible` itself. */
const NO_FOCUS_VISIBLE = "not (accent-color: red)";

/**
 * The rules that make up for missing features in `root`'s rules. Margins come first, so that a rule's own margin wins.
 */
export function missingFeatures(root: Root): { before: AtRule[]; after: AtRule[] } {
  const margins = supports(NO_FLEX_GAP);
  const insets = supports(NO_LOGICAL_INSET);
  const focus = supports(NO_FOCUS_VISIBLE);
  const flexible = columnGaps(root);
  root.walkRules((rule) => {
    if (/^@?(-\w+-)?keyframes$/.test((rule.parent as AtRule)?.name ?? "")) return;
    const gaps = marginsForGaps(rule);
    if (gaps) add(margins, rule, gaps);
    const beside = marginsOfPseudos(rule, flexible);
    if (beside) add(margins, rule, beside);
    const across = widthAcross(rule);
    if (across) add(margins, rule, across);
    if (!rule.selector.includes(":focus-visible")) for (const one of physicalInsets(rule)) add(insets, rule, one);
    if (rule.selector.includes(":focus-visible") && !rule.selector.includes(":has(")) {
      add(focus, rule, rule.clone({ selector: rule.selector.replace(/:focus-visible/g, ":focus") }));
    }
  });
  return { before: [margins].filter(hasRules), after: [insets, focus].filter(hasRules) };
}

const supports = (params: string) => new AtRule({ name: "supports", params, nodes: [] });
const hasRules = (rule: AtRule) => (rule.nodes ?? []).length > 0;

/** Appends `rule` to `feature`, inside the media query of the rule that it is made from. */
function add(feature: AtRule, origin: Rule, rule: Rule): void {
  const parent = origin.parent as AtRule;
  const media = parent.name === "layer" ? undefined : parent;
  const last = feature.nodes?.at(-1);
  const place: Container =
    media === undefined
      ? feature
      : last?.type === "atrule" && last.params === media.params
        ? last
        : (feature.append(media.clone({ nodes: [] })).last as AtRule);
  const same = place.nodes?.find((node): node is Rule => node.type === "rule" && body(node) === body(rule));
  if (same) same.selectors = [...same.selectors, ...rule.selectors];
  else place.append(rule);
}

const body = (rule: Rule) => rule.nodes.map(String).join(";");

function declared(rule: Rule, prop: string): string | undefined {
  return (rule.nodes.findLast((node) => node.type === "decl" && node.prop === prop) as Declaration | undefined)?.value;
}

/** Children of a column get margins on top; those of a row get them at the end, and below where the row wraps. */
function marginsForGaps(rule: Rule): Rule | undefined {
  const gap = declared(rule, "gap");
  if (!gap || !/flex$/.test(declared(rule, "display") ?? "")) return undefined;
  const [row = "", column = row] = list.space(gap);
  const direction = declared(rule, "flex-direction") ?? "row";
  const [child, margins] = direction.startsWith("column")
    ? [" > * + *", { "margin-top": row }]
    : declared(rule, "flex-wrap") === "wrap"
      ? [" > *", { "margin-inline-end": column, "margin-bottom": row }]
      : [" > * + *", { "margin-inline-start": column }];
  const made = new Rule({ selectors: rule.selectors.filter((one) => !one.includes("::")).map((one) => one + child) });
  for (const [prop, value] of Object.entries(margins)) if (!/^0/.test(value)) made.append({ prop, value });
  return made;
}

/** The gaps between the items of flexible rows, by selector. */
function columnGaps(root: Root): Map<string, string> {
  const gaps = new Map<string, string>();
  root.walkRules((rule) => {
    const [row = "", column = row] = list.space(declared(rule, "gap") ?? "");
    const inRow = /flex$/.test(declared(rule, "display") ?? "") && !declared(rule, "flex-direction");
    if (inRow && column) for (const selector of rule.selectors) gaps.set(selector, column);
  });
  return gaps;
}

/** Generated content is an item, too: before the others or after them. */
function marginsOfPseudos(rule: Rule, flexible: Map<string, string>): Rule | undefined {
  const [, box = "", pseudo = ""] = /^(.*)::(before|after)$/.exec(rule.selector) ?? [];
  const gap = [...flexible].find(
    ([selector]) => box.startsWith(selector) && !/[ >+~]/.test(box.slice(selector.length)),
  )?.[1];
  if (!gap || !declared(rule, "content")) return undefined;
  const value = gap;
  return new Rule({ selector: rule.selector }).append({
    prop: `margin-inline-${pseudo === "before" ? "end" : "start"}`,
    value,
  });
}

/** Before Chrome 93, an item across all columns widens those that have the width of their content. */
function widthAcross(rule: Rule): Rule | undefined {
  const column = declared(rule, "grid-column");
  const [width, min] = column === "1 / -1" ? ["0", "100%"] : column === "auto" ? ["auto", "0"] : [];
  if (!width || !min) return undefined;
  return new Rule({ selectors: rule.selectors }).append(
    { prop: "width", value: width },
    { prop: "min-width", value: min },
  );
}

/** Left and right for `inset-inline-start` and `-end`, swapped on right-to-left pages. */
function physicalInsets(rule: Rule): Rule[] {
  const start = declared(rule, "inset-inline-start");
  const end = declared(rule, "inset-inline-end");
  if (start === undefined && end === undefined) return [];
  const made = rule.clone({ nodes: [] });
  const mirrored = rule.clone({ nodes: [], selectors: rule.selectors.map((one) => `[dir="rtl"] ${one}`) });
  for (const [value, left, right] of [
    [start, "left", "right"],
    [end, "right", "left"],
  ] as const) {
    // biome-ignore format: a table
    if (value === undefined) continue;
    made.append({ prop: left, value });
    mirrored.append({ prop: right, value });
    if (start === undefined || end === undefined) mirrored.append({ prop: left, value: "auto" });
  }
  return [made, mirrored];
}
