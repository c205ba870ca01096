/**
 * Writes selectors without `:is()`, `:where()` and lists in `:not()`, and gives each selector that old browsers do not
 * know a rule of its own: they drop a rule as a whole when one of its selectors is unknown.
 */
import type { Rule } from "postcss";
import parser from "postcss-selector-parser";

const UNKNOWN = /:has\(|:focus-visible|:modal|::backdrop|::view-transition/;

/** Replaces `rule` by rules that old browsers understand, or leave out without harm. */
export function plainSelectors(rule: Rule): void {
  const plain = rule.selectors.flatMap(expandSelector);
  const unknown = plain.filter((selector) => UNKNOWN.test(selector));
  const known = plain.filter((selector) => !UNKNOWN.test(selector));
  if (known.length > 0 && unknown.length > 0) rule.after(rule.clone({ selectors: unknown }));
  rule.selectors = known.length > 0 ? known : unknown;
}

/** `selector` once for each way to choose an argument of its `:is()` and `:where()`. */
export function expandSelector(selector: string): string[] {
  const root = parser().astSync(selector);
  const choice = root.first.nodes.find(
    (node) => parser.isPseudoClass(node) && (node.value === ":is" || node.value === ":where"),
  ) as parser.Pseudo | undefined;
  if (choice) {
    return choice.nodes.flatMap((argument) => {
      const copy = root.clone({}) as parser.Root;
      const place = copy.first.at(root.first.index(choice));
      // A type selector comes first in its compound: `.art:is(img)` is `img.art`.
      const compound = compoundStart(copy, place);
      if (parser.isTag(argument.first) && compound !== place) {
        if (argument.length > 1) throw new Error(`Can't expand ${selector}`);
        copy.first.insertBefore(compound, trimmed(argument).first);
        place.remove();
      } else place.replaceWith(...trimmed(argument).nodes);
      return expandSelector(String(copy).trim());
    });
  }
  root.walkPseudos((pseudo) => {
    if (pseudo.value !== ":not" || pseudo.length < 2) return;
    pseudo.replaceWith(...pseudo.nodes.map((node) => parser.pseudo({ value: ":not", nodes: [trimmed(node)] })));
  });
  return [String(root).trim()];
}

function trimmed(selector: parser.Selector): parser.Selector {
  const copy = selector.clone({}) as parser.Selector;
  copy.first.spaces.before = "";
  return copy;
}

function compoundStart(root: parser.Root, node: parser.Node): parser.Node {
  let start = node;
  for (let at = root.first.index(node) - 1; at >= 0 && root.first.at(at).type !== "combinator"; at--) {
    start = root.first.at(at);
  }
  return start;
}
