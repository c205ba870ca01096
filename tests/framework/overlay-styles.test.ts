/** The overlay's own styles: what is cut out of the sheet, and how a document carries them. */
import { describe, expect, it } from "vitest";
import { overlayStyleSource, withOverlayStyles } from "../../app/framework/rendering/overlay-styles.server";
import { stylesFor, wordsIn } from "../../build-plugins/overlay-styles/styles-for";

describe("The styles for some elements", () => {
  const cut = (css: string) => stylesFor(new Set(["dialog", "auth", "in"]), css);

  it.each([
    [".auth .in{color:red}", ".auth .in{color:red}"],
    [".auth .card{color:red}", ""],
    [".auth,.card{color:red}", ".auth{color:red}"],
    [".auth:not(.card){color:red}", ".auth:not(.card){color:red}"],
    ["main{color:red}html{color:red}a{color:red}", "html{color:red}a{color:red}"],
    ["[dir=rtl] .auth{color:red}*{margin:0}", "[dir=rtl] .auth{color:red}*{margin:0}"],
    [":lang(he),:lang(ru) .auth{color:red}", ":lang(he),:lang(ru) .auth{color:red}"],
    ["@supports (inset:0){.card{top:0}}", ""],
    ["@media (min-width:48rem){.auth{top:0}}", ""],
    ["@media (max-width:29.99rem){.auth{top:0}}", "@media (max-width:29.99rem){.auth{top:0}}"],
    ['@font-face{font-family:A;src:url("a.woff2")}', ""],
    ['@font-face{font-family:A;src:local("B")}', '@font-face{font-family:A;src:local("B")}'],
  ])("of %s are %j", (css, kept) => {
    expect(cut(css)).toBe(kept);
  });

  it("include the properties and animations that their rules use, directly or not", () => {
    const used = ":root{--a: var(--b);--b: 1px}.auth{margin:var(--a);animation:rise 1s}@keyframes rise{0%{top:0}}";
    const unused = ":root{--c: var(--d);--d: 1px}.card{margin:var(--c);animation:fall 1s}@keyframes fall{0%{top:0}}";
    expect(cut(used + unused)).toBe(used);
  });

  it("are for the words in a module's strings", () => {
    const module = 'jsx("p", { className: big ? "btn full" : `btn line`, "aria-label": \'x-y\' })';
    expect(wordsIn(module)).toEqual(expect.arrayContaining(["p", "btn", "full", "x-y"]));
    expect(wordsIn(module)).not.toContain("className");
  });
});

describe("A document", () => {
  const place = '<style media="(max-width: 47.99rem)" data-overlay=""></style>';
  const sheet = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  const dialog = '<div class="veil"><dialog class="auth" open="">';
  const css = ".auth{color:$&}";

  it("with an open dialog gets its styles, and its sheets don't delay the first paint of a narrow window", () => {
    const html = withOverlayStyles(place + sheet + dialog, css);
    expect(html).toContain(`data-overlay="">${css}</style>`);
    const media = "not all and (max-width: 47.99rem), (scripting: none)";
    expect(html).toContain(`<link rel="stylesheet" media="${media}" data-sheet="" href="/assets/root-1.css"/>`);
  });

  it.each([
    ["without a dialog", place + sheet, css],
    ["whose dialog is a part of the page", `${place}${sheet}<div><dialog open="">`, css],
    ["without a place for styles", sheet + dialog, css],
    ["of a site without a build", place + sheet + dialog, ""],
  ])("%s stays as it is", (_, html, styles) => {
    expect(withOverlayStyles(html, styles)).toBe(html);
  });

  it("allows no style element without a build", () => {
    expect(overlayStyleSource).toBeUndefined();
  });
});
