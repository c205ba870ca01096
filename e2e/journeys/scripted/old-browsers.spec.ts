/** The styles in old browsers: compiled, they look in every browser as their sources do with cascade layers. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import postcss, { type AtRule, type Rule } from "postcss";
import { signIn } from "../../authenticator";
import { changes, computedStyles, replaceSheets } from "../../computed-styles";
import { fan } from "../../people";

const ROOT = join(import.meta.dirname, "../../..");
const ASSETS = join(ROOT, "build/client/assets");
const WIDTHS = [390, 1280];
/** Pages, and the sheets that they load besides every page's. */
const PAGES: [path: string, ...sheets: string[]][] = [
  ["/"],
  ["/home"],
  ["/tickets", "tour"],
  ["/shows", "shows"],
  ["/premium"],
  ["/shop", "shop"],
];

/** Browsers that save data get pages without scripts, so nothing ticks or moves while it is measured. */
test.use({ extraHTTPHeaders: { "Save-Data": "on" }, contextOptions: { reducedMotion: "reduce" } });

test("every element looks the same with cascade layers and without", async ({ page }) => {
  test.setTimeout(300_000);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, ...sheets] of PAGES) {
      await page.goto(path);
      expect(await differences(page, ["index", ...sheets].map(source)), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("every element of a profile looks the same, too", async ({ page }) => {
  await signIn(page, fan);
  for (const path of ["", "/orders", "/billing", "/details", "/security", "/privacy"]) {
    await page.goto(`/profile${path}`);
    expect(await differences(page, [source("index"), source("account")]), path).toEqual([]);
  }
});

test("the comparison of all elements finds one that differs", async ({ page }) => {
  await page.goto("/tickets");
  expect(await differences(page, [source("index"), ".btn { padding-left: 3px }"])).not.toEqual([]);
});

test("header, title, action and poster keep their places in a browser without the newer CSS", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tickets");
    const main = page.getByRole("main");
    const buy = await main
      .getByRole("link", { name: /^Tickets for / })
      .first()
      .getAttribute("href");
    await page.goto((buy ?? "").replace("/tickets/event/", "/events/"));
    const boxes = {
      header: page.getByRole("banner"),
      title: main.getByRole("heading", { level: 1 }),
      action: main.getByRole("link", { name: "Choose seats" }).first(),
      poster: main.locator("img").first(),
    };
    const now = await placesOf(boxes);
    await replaceSheets(page, [FONTS, asOldBrowsersRead(built())]);
    await page.screenshot({ path: test.info().outputPath(`old-${width}.png`), fullPage: true });
    const old = await placesOf(boxes);
    for (const [name, place] of Object.entries(now)) {
      for (const side of ["x", "y", "width", "height"] as const) {
        const moved = Math.abs(place[side] - (old[name]?.[side] ?? 0));
        // Margins that replace gaps are also below the last line of a row, so what follows is a little lower.
        expect.soft(moved, `${name}.${side} at ${width}`).toBeLessThan(side === "y" ? 64 : 16);
      }
    }
    await replaceSheets(page, [FONTS, asOldBrowsersRead(source("index"))]);
    expect((await placesOf(boxes)).action?.height).toBeLessThan((now.action?.height ?? 0) / 2);
  }
});

const built = () =>
  readdirSync(ASSETS)
    .filter((name) => /^root-.*\.css$/.test(name))
    .map((name) => readFileSync(join(ASSETS, name), "utf8"))
    .join("\n");

/** The built sheet's fonts: the sources name files that only the build knows. */
const FONTS =
  built()
    .match(/@font-face\{[^}]*\}/g)
    ?.join("") ?? "";

/** A sheet of app/styles as it is written, layers and all. */
function source(name: string): string {
  return inlined(join(ROOT, "app/styles", `${name}.css`)).replace(/@font-face \{[^}]*\}/g, "");
}

function inlined(file: string): string {
  return readFileSync(file, "utf8").replace(/@import "([^"]+)";/g, (_, path) => inlined(join(dirname(file), path)));
}

/** Every computed property that another set of sheets changes, by element. */
async function differences(page: Page, sheets: string[]): Promise<string[]> {
  const before = await computedStyles(page);
  await replaceSheets(page, [FONTS, ...sheets]);
  return changes(page, before, await computedStyles(page));
}

/** `css` without what Chrome 80 and Safari 13.1 ignore, and with the fallbacks that they read instead. */
function asOldBrowsersRead(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule: AtRule) => {
    if (rule.name === "layer") rule.remove();
    if (rule.name !== "supports") return;
    if (rule.params.includes("not")) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  sheet.walkRules(/:(has|is|where|modal|focus-visible)\b|::backdrop/, (rule) => void rule.remove());
  sheet.walkDecls((decl) => {
    const rule = decl.parent as Rule;
    const flexible = rule.nodes.some((one) => one.type === "decl" && one.prop === "display" && /flex/.test(one.value));
    const unknownProperty =
      /^(aspect-ratio|inset|appearance|color-scheme|container|content-visibility|text-wrap|rotate|scale|translate|(padding|margin)-(inline|block)$)/;
    if (unknownProperty.test(decl.prop) || /\d([dsl]v[hw]|cq.)\b|light-dark|color-mix/.test(decl.value)) decl.remove();
    else if (decl.prop === "gap" && flexible) decl.remove();
  });
  return sheet.toString();
}

type Place = { x: number; y: number; width: number; height: number };

async function placesOf(boxes: Record<string, Locator>): Promise<Record<string, Place>> {
  const places = Object.entries(boxes).map(async ([name, box]) => [name, await box.boundingBox()] as const);
  return Object.fromEntries((await Promise.all(places)).filter((one): one is [string, Place] => one[1] !== null));
}
