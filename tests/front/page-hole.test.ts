/** Names put into pages that are already compressed, compared with the whole page as it would be rendered. */
import { brotliDecompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brotliAround, cutAtName, holeFor } from "../../server/front/page-cache/page-hole";

const NAME = "fan-0123456789abcdef";
const NAMES = [
  "Maya",
  "",
  "X",
  `</script><b a="x' y">&amp;`,
  '\\u003c "q" \\',
  "line\u2028break\u2029",
  "$& $1 $`",
  "אבגדה מנחם",
  "山田 花子 🥊",
  "a".repeat(60),
];

const words = Array.from({ length: 3_000 }, (_, i) => `word${(i * 7919) % 997}`).join(" ");
const htmlOf = (name: string) =>
  `<head>${words}</head>${renderToStaticMarkup(createElement("span", null, name))}<main>${words} ${words}</main>`;
const dataOf = (name: string) => `[{"_1":2},"user",{"_3":4},"name",${JSON.stringify(name)},"rest ${words}"]\n`;

/** The page as a browser sees it: spaces within tags and between values of the data mean nothing. */
const htmlRead = (page: string) => page.replace(/<\/span +>/g, "</span>");

describe("A page with a hole", () => {
  it.each(NAMES)("is the page of %j once the name is in", async (name) => {
    const html = cutAtName(htmlOf(NAME), "html", NAME);
    const data = cutAtName(dataOf(NAME), "data", NAME);
    const [inHtml, inData] = [holeFor("html", name), holeFor("data", name)];
    if (!html?.after || !data?.after || !inHtml || !inData) throw new Error("no hole, or the name does not fit");

    expect(htmlRead(Buffer.concat([html.before, inHtml, html.after]).toString())).toBe(htmlOf(name));
    expect(JSON.parse(Buffer.concat([data.before, inData, data.after]).toString())).toEqual(JSON.parse(dataOf(name)));

    for (const [around, hole] of [
      [html, inHtml],
      [data, inData],
    ] as const) {
      const pieces = await brotliAround({ before: around.before, after: around.after ?? Buffer.alloc(0) });
      const sent = brotliDecompressSync(Buffer.concat([pieces.before, hole, pieces.after]));
      expect(sent).toEqual(Buffer.concat([around.before, hole, around.after ?? Buffer.alloc(0)]));
    }
  });

  it("has the same length for every name", () => {
    const lengths = NAMES.flatMap((name) => [holeFor("html", name)?.length, holeFor("data", name)?.length]);
    expect(new Set(lengths).size).toBe(1);
  });

  it("takes no name that is longer than the hole, in the page's spelling", () => {
    expect(holeFor("html", "&".repeat(30))).toBeUndefined();
    expect(holeFor("html", "a".repeat(300))).toBeUndefined();
    expect(holeFor("data", "\u0001".repeat(30))).toBeUndefined();
  });

  it("is compressed around holes at its very ends, too", async () => {
    for (const [before, after] of [
      ["", "ab"],
      ["x", "yz"],
      [words, words],
    ] as const) {
      const pieces = await brotliAround({ before: Buffer.from(before), after: Buffer.from(after) });
      const hole = holeFor("data", "Maya") ?? Buffer.alloc(0);
      expect(brotliDecompressSync(Buffer.concat([pieces.before, hole, pieces.after])).toString()).toBe(
        before + hole + after,
      );
    }
  });
});

describe("A page is not cut", () => {
  it.each([
    ["twice", `<span>${NAME}</span><span>${NAME}</span>`],
    ["in an attribute", `<a title="${NAME}">profile</a>`],
    ["in a script", `<script>name = "${NAME}"</script>`],
    ["beside other text", `<span>Hello ${NAME}</span>`],
    ["as text and in an address", `<span>${NAME}</span><a href="/${NAME}">profile</a>`],
  ])("that has the name %s", (_, page) => {
    expect(cutAtName(page, "html", NAME)).toBeUndefined();
  });

  it("and kept whole if the name isn't in it", () => {
    expect(cutAtName("<p>nobody</p>", "html", NAME)).toEqual({
      kind: "html",
      before: Buffer.from("<p>nobody</p>"),
      after: undefined,
    });
  });
});
