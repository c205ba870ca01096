/** The part of a sheet that can apply, in a narrow window, to elements with given tags and classes. */
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import parser from "postcss-selector-parser";

/** What a document has besides the components' own elements, and what Remix's links and forms render. */
const ALWAYS = ["html", "body", "a", "form"];

/** Every word in the strings of `code`. */
export function wordsIn(code: string): string[] {
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];
  return strings.flatMap((string) => string.match(/[a-zA-Z][\w-]*/g) ?? []);
}

/** Rules for wider windows, for print and for transitions between pages. */
const ELSEWHERE = /^(media \(min-width: ?(48|60)rem\)|media print|view-transition)/;

/**
 * `css` without the rules whose tags and classes are not among `words`, and without what only those rules use: custom
 * properties and animations. Fonts that would have to be fetched are left out, too.
 */
export function stylesFor(words: ReadonlySet<string>, css: string): string {
  const known = new Set([...ALWAYS, ...words]);
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    if (ELSEWHERE.test(`${rule.name} ${rule.params}`)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => mayMatch(selector, known));
    if (rule.selector === "") rule.remove();
  });
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) rule.remove();
  });
  dropUnusedKeyframes(sheet);
  dropUnusedProperties(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule) => parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

/** Whether an element with these tags and classes can match. `:not()` may name unknown ones; a language is no tag. */
function mayMatch(selector: string, known: ReadonlySet<string>): boolean {
  let possible = true;
  parser((root) =>
    root.walk((node) => {
      const named = node.type === "class" || node.type === "tag" || node.type === "id";
      if (named && !known.has(node.value) && !isArgument(node)) possible = false;
    }),
  ).processSync(selector);
  return possible;
}

function isArgument(node: parser.Node): boolean {
  for (let at: parser.Node | undefined = node; at; at = at.parent as parser.Node | undefined) {
    if (at.type === "pseudo" && (at.value === ":not" || at.value === ":lang")) return true;
  }
  return false;
}

function dropUnusedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules("keyframes", (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
}

/** A property may be used only by another one, so this repeats until nothing is left to remove. */
function dropUnusedProperties(sheet: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration: Declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

function dropEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  for (let removed = true; removed; ) {
    removed = false;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      removed = true;
    });
  }
}
