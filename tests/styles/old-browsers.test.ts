/**
 * The built sheets hold nothing that a browser from Chrome 80 and Safari 13.1 drops, except what is listed as harmless.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../root";
import { AT_RULES, FUNCTIONS, HARMLESS_PROPERTIES, PROPERTIES, PSEUDOS, UNITS } from "./known-css";
import { builtSheets } from "./sheets";

beforeAll(() => {
  if (!existsSync(join(root, "build/client"))) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
}, 180_000);

describe("The built sheets", () => {
  it("hold only what old browsers know, or pass over without harm", () => {
    expect(builtSheets().flatMap(([name, css]) => unknownIn(css).map((one) => `${name}: ${one}`))).toEqual([]);
  });

  it("contain the rules of all three sources", () => {
    const names = builtSheets().map(([, css]) =>
      ["tokens", ".sidenav", ".pass"].filter((one) => css.includes(one === "tokens" ? "--ground" : one)),
    );
    expect(new Set(names.flat())).toEqual(new Set(["tokens", ".sidenav", ".pass"]));
  });
});

it.each([
  ["@layer a { p { color: red } }", "@layer"],
  ["@media (width >= 40rem) { p { color: red } }", "range"],
  ["a:hover, a:focus-visible { color: red }", ":focus-visible"],
  [".a:is(b) { color: red }", ":is"],
  ["p { inset: 0 }", "inset"],
  ["p { padding-block: 0 }", "padding-block"],
  ["p { rotate: 1deg }", "rotate"],
  ["p { color: color-mix(in srgb, red, blue) }", "color-mix"],
  ["p { min-height: 100dvh }", "dvh"],
  ["p { overflow: clip }", "clip"],
  ["p { & a { color: red } }", "nested"],
])("would find %s", (css, what) => {
  expect(unknownIn(css).join()).toContain(what);
});

it.each([
  "a:focus-visible { color: red }",
  "p { min-height: 100vh; min-height: 100dvh }",
  "@supports (color: light-dark(#000, #fff)) { p { color: light-dark(#000, #fff) } }",
])("accepts %s", (css) => {
  expect(unknownIn(css)).toEqual([]);
});

function unknownIn(css: string): string[] {
  const sheet: Root = postcss.parse(css);
  const found: string[] = [];
  sheet.walk((node) => {
    if (node.type === "comment" || isGuarded(node)) return;
    if (node.type === "atrule") found.push(...unknownAtRule(node));
    else if (node.type === "rule") found.push(...unknownRule(node));
    else found.push(...unknownDeclaration(node));
  });
  return [...new Set(found)];
}

/** Inside an @supports that asks for something new. */
function isGuarded(node: postcss.ChildNode): boolean {
  const parent = node.parent as postcss.ChildNode | undefined;
  if (!parent || !("type" in parent)) return false;
  const asks = parent.type === "atrule" && parent.name === "supports" && !parent.params.includes("not");
  return asks || isGuarded(parent);
}

function unknownAtRule({ name, params }: AtRule): string[] {
  if (!AT_RULES.has(name)) return [`@${name}`];
  return name === "media" && /[<>]/.test(params) ? [`range in @media ${params}`] : [];
}

function unknownRule(rule: Rule): string[] {
  if (rule.parent?.type === "rule") return [`nested ${rule.selector}`];
  if ((rule.parent as AtRule).name === "keyframes") return [];
  const unknown = rule.selectors.map((one) =>
    [...one.replace(/"[^"]*"/g, "").matchAll(/::?[a-z-]+/g)].map(([name]) => name).filter((name) => !PSEUDOS.has(name)),
  );
  // A rule that only newer browsers read takes nothing along.
  const dropped = unknown.every((one) => one.length > 0);
  const lists = rule.selectors.filter((one) => /:not\([^)]*,/.test(one)).map((one) => `list in ${one}`);
  return dropped ? unknown.flat().filter((one) => one === ":is" || one === ":where") : [...unknown.flat(), ...lists];
}

function unknownDeclaration(decl: Declaration): string[] {
  const { prop, value } = decl;
  const rule = decl.parent as Rule;
  if (/view-transition$/.test((decl.parent as AtRule).name ?? "")) return [];
  if (
    prop.startsWith("--") ||
    rule.selectors?.every((one) => /:(has|modal|focus-visible)|::(backdrop|view-transition)/.test(one))
  )
    return [];
  if (!PROPERTIES.has(prop) && !(prop in HARMLESS_PROPERTIES)) return [`property ${prop}`];
  if (prop in HARMLESS_PROPERTIES && !(prop === "inset")) return [];
  if (prop === "inset") return ["property inset without its four sides"];
  const wrong = [
    ...[...value.replace(/url\([^)]*\)|"[^"]*"/g, "").matchAll(/([a-zA-Z-]+)\(/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !FUNCTIONS.has(name)),
    ...[...value.replace(/url\([^)]*\)|"[^"]*"|#\w+|U\+[\w-]+|--[\w-]+/g, "").matchAll(/(?<![\w-])[\d.]+(%|[a-z]+)/g)]
      .map(([, unit = ""]) => unit)
      .filter((unit) => !UNITS.has(unit)),
    ...(/^(overflow.*)$/.test(prop) && value === "clip" ? ["clip"] : []),
  ];
  const fallback = rule.nodes.slice(0, rule.index(decl)).some((node) => node.type === "decl" && node.prop === prop);
  return fallback && !value.includes("var(") ? [] : wrong.map((one) => `${one} in ${prop}: ${value}`);
}
