/** What the compiler for old browsers makes of single rules. */
import postcss from "postcss";
import { expect, it } from "vitest";
import { oldBrowsers } from "../../build-plugins/old-browsers";

const compiled = (css: string) =>
  postcss([oldBrowsers()]).process(css, { from: undefined }).css.replace(/\s+/g, " ").trim();
const inComponents = (css: string) => compiled(`@layer components, utilities; @layer components { ${css} }`);

it("puts rules in the order of their layers and makes the last layer win", () => {
  const css = compiled(
    "@layer base, utilities; @layer utilities { .b { color: red } } @layer base { p { margin: 0 } }",
  );
  expect(css).toBe("p { margin: 0 } .b { color: red !important }");
});

it("refuses rules outside a layer and layers without a place", () => {
  expect(() => compiled("p { margin: 0 }")).toThrow(/outside any layer/);
  expect(() => compiled("@layer a; @layer b { p { margin: 0 } }")).toThrow(/No @layer statement names b/);
});

it.each([
  [":is(a, .b) > c { order: 1 }", "a > c,.b > c { order: 1 }"],
  [".a:is(img) { order: 1 }", "img.a { order: 1 }"],
  [".a:not(.b, .c) { order: 1 }", ".a:not(.b):not(.c) { order: 1 }"],
  [".a, .b:has(c) { order: 1 }", ".a { order: 1 } .b:has(c) { order: 1 }"],
])("writes %s without what old browsers drop", (css, plain) => {
  expect(inComponents(css).replace(/, /g, ",")).toBe(plain);
});

it.each([
  ["padding-block: 1px 2px", "padding-top: 1px; padding-bottom: 2px"],
  ["margin-inline: auto", "margin-left: auto; margin-right: auto"],
  ["margin-inline: 1px calc(2px + 1px)", "margin-inline-start: 1px; margin-inline-end: calc(2px + 1px)"],
  ["inset: 1px 2px", "top: 1px; right: 2px; bottom: 1px; left: 2px"],
  ["max-block-size: 1px", "max-height: 1px"],
  ["border-block: 1px solid", "border-top: 1px solid; border-bottom: 1px solid"],
  ["height: 50dvh", "height: 50vh; height: 50dvh"],
  ["overflow-x: clip", "overflow-x: hidden; overflow-x: clip"],
  [
    "text-decoration: underline 3px var(--hot)",
    "text-decoration: underline; text-decoration-color: var(--hot); text-decoration-thickness: 3px",
  ],
])("writes %s as %s", (modern, plain) => {
  expect(inComponents(`.a { ${modern} }`)).toBe(`.a { ${plain} }`);
});

it("gives flexible boxes margins where gaps are unknown, before any rule that sets its own", () => {
  const css = inComponents(".a { display: flex; gap: 1px 2px } .b { display: flex; flex-wrap: wrap; gap: 3px }");
  const margins = /^@supports \(not \(inset: 0\)\) and \(not \(appearance: none\)\) \{(.*?) \} \.a \{/.exec(css)?.[1];
  expect(margins).toContain(".a > * + * { margin-inline-start: 2px }");
  expect(margins).toContain(".b > * { margin-inline-end: 3px; margin-bottom: 3px }");
});

it("counts generated content as an item", () => {
  const css = inComponents('.a { display: flex; gap: 1px } .a.b::before { content: "" } .a c::before { content: "" }');
  expect(css).toContain(".a.b::before { margin-inline-end: 1px }");
  expect(css).not.toContain(".a c::before { margin");
});

it("keeps what lies across a grid from widening its columns", () => {
  const css = inComponents(".a { grid-column: 1 / -1 } @media (min-width: 1px) { .a { grid-column: auto } }");
  expect(css).toContain(".a { width: 0; min-width: 100% }");
  expect(css).toContain("@media (min-width: 1px) { .a { width: auto; min-width: 0 }");
});

it("mirrors logical insets where they are unknown", () => {
  const css = inComponents(".a { inset-inline-end: 1px }");
  expect(css).toContain("@supports not (inset: 0)");
  expect(css).toContain(".a { right: 1px }");
  expect(css).toContain('[dir="rtl"] .a { left: 1px; right: auto }');
});

it("shows focus where :focus-visible is unknown", () => {
  expect(inComponents("a:focus-visible { order: 1 }")).toContain(
    "@supports not (accent-color: red) { a:focus { order: 1 }",
  );
});
