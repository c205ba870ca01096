/**
 * Every page of the office, reached by its links, as the owner sees it on the narrowest phone: sound for axe in both
 * schemes, no wider than the window, with controls that a thumb hits. And the keyboard, paper, and the door in Hebrew.
 */
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../axe";
import { type Copy, copyOfBuild } from "../../builds";
import {
  addWebhook,
  buyArticle,
  buyNamedSeat,
  buySeats,
  changeWords,
  enterOffice,
  makeToken,
  writeLetter,
} from "../../office";
import { owner } from "../../people";
import { officeAddresses } from "../../site-pages";
import { moveClock, pageErrors } from "../../steps";

const NARROW = { width: 320, height: 700 };
const THUMB_PX = 44;
const WORDS_PX = 12;
const GUEST = { name: "Gus Guest", email: "gus@example.com" };
/** Stripe pays out what has been available for days. */
const UNTIL_PAYOUT = "PT200H";

/** A page that nothing in the office links to: an old sign-in is redirected there. */
const LED_TO = ["again"];
/** More addresses where the crawl starts, since there is no list of fans. */
const SEARCHED = [`/office/fans?q=${GUEST.email}`, "/office/money/campaigns"];

const pages = officeAddresses()
  .map(({ name, path }) => {
    const pattern = `^/office${path && `/${path}`}$`.replace(/:\w+/g, "(?!new$)[^/]+");
    return { name, pattern: new RegExp(pattern), parameters: path.split(":").length };
  })
  .sort((a, b) => a.parameters - b.parameters);
const pageAt = (path: string) => pages.find(({ pattern }) => pattern.test(path))?.name;

/** Its clock runs far ahead of the other journeys'. */
let site: Copy;
let office: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  site = copyOfBuild();
  await site.start();
  const guest = await browser.newPage({ baseURL: site.url });
  await buyNamedSeat(guest, GUEST.email, site.url);
  await buyArticle(guest, "Third Shift Tea Towel", GUEST.email);
  // The last payment is the one that is disputed.
  await buySeats(guest, GUEST.email, 2, "Floor");
  await writeLetter(guest, { ...GUEST, text: "May I have my money back?" });
  const charges = await guest.request.get(`${site.sandbox}/v1/charges?limit=1`, {
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  const [charge] = ((await charges.json()) as { data: { id: string }[] }).data;
  await moveClock(guest.request, UNTIL_PAYOUT, site.sandbox);
  await guest.request.post(`${site.sandbox}/stripe/disputes`, { data: { charge: charge?.id } });
  await guest.close();

  office = await browser.newPage({ baseURL: site.url });
  await enterOffice(office, owner);
  await changeWords(office);
  await makeToken(office, "The door's tablets");
  await addWebhook(office, "https://hooks.example.com/ringside");
  await office.setViewportSize(NARROW);
});
test.afterAll(async () => {
  await office?.close();
  await site?.stop();
  site?.remove();
});

/** The controls that a thumb would miss. Links in sentences and in rows are read before they are pressed. */
const smallControls = (page: Page) =>
  page
    .locator("button, summary, select, textarea, nav a, .btn, .link, input:not([type=hidden])")
    .evaluateAll((controls, least) => {
      const seen = controls.filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]"),
      );
      return seen.flatMap((one) => {
        const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
        if (width <= 1 || height >= least - 0.5 || one.closest("p, dd, .o-skip")) return [];
        return [`${Math.round(height)} px: ${one.outerHTML.slice(0, 120)}`];
      });
    }, THUMB_PX);

/** Words of drawings that are too small to read. Drawings shrink with the window, and their words with them. */
const smallWords = (page: Page) =>
  page.locator("svg.curve text").evaluateAll(
    (words, least) =>
      (words as SVGTextElement[]).flatMap((one) => {
        const px = Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 1);
        return one.checkVisibility() && px < least ? [`${px.toFixed(1)} px: ${one.textContent}`] : [];
      }),
    WORDS_PX,
  );

test("every page is reached by links, and is sound in both schemes on the narrowest phone", async () => {
  test.setTimeout(240_000);
  const errors = pageErrors(office);
  const seen = new Set<string>();
  const searched = new Set(SEARCHED);
  const queue = ["/office", ...SEARCHED];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const name = pageAt(path.replace(/[?#].*/, ""));
    if (!name || (seen.has(name) && !searched.delete(path))) continue;
    seen.add(name);
    await test.step(path, async () => {
      const answer = await office.goto(path);
      expect.soft(answer?.status(), `${path}: status`).toBe(200);
      await expect.soft(office.getByRole("heading", { level: 1 }), `${path}: one h1`).toHaveCount(1);
      expect.soft(await faultsByDayAndNight(office), `${path}: axe`).toEqual([]);
      const width = await office.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path}: width`).toBeLessThanOrEqual(NARROW.width);
      expect.soft(await smallControls(office), `${path}: small controls`).toEqual([]);
      expect.soft(await smallWords(office), `${path}: small words`).toEqual([]);
      expect.soft(errors.splice(0), `${path}: errors`).toEqual([]);
      const found = await office
        .locator("a[href^='/office'], [formaction^='/office']")
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute("href") ?? link.getAttribute("formaction") ?? ""),
        );
      queue.push(...found);
    });
  }
  const missed = pages.map(({ name }) => name).filter((name) => !seen.has(name) && !LED_TO.includes(name));
  expect(missed, "pages that no link leads to").toEqual([]);
});

test("the keyboard skips the navigation, sees where it is, and is never trapped", async () => {
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.goto("/office/nights");
  await office.getByRole("main").getByRole("row").getByRole("link").first().click();
  for (const path of ["/office", new URL(office.url()).pathname]) {
    await office.goto(path);
    await office.keyboard.press("Tab");
    const skip = office.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await office.keyboard.press("Enter");
    await expect(office.locator("#main")).toBeFocused();

    await office.goto(path);
    const unseen: string[] = [];
    let last = "";
    for (let presses = 0; presses < 400; presses++) {
      await office.keyboard.press("Tab");
      const [at, visible] = await office.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body) return ["", true];
        const { outlineStyle, boxShadow } = getComputedStyle(one);
        return [one.outerHTML.slice(0, 120), outlineStyle !== "none" || boxShadow !== "none"];
      });
      last = at as string;
      if (last === "") break;
      if (!visible) unseen.push(last);
    }
    expect(last, "where the focus is caught").toBe("");
    // The browser marks the part of a date that has the focus.
    expect(
      unseen.filter((one) => !one.includes('type="datetime-local"')),
      "focused, and nothing shows it",
    ).toEqual([]);
  }
});

test("packing slips and the door list are black on white paper without the navigation", async () => {
  await office.goto("/office/parcels");
  await office
    .getByRole("checkbox", { name: /^Send / })
    .first()
    .check();
  await office.getByRole("button", { name: "Packing slips" }).click();
  await expect(office.getByRole("article")).toHaveCount(1);
  const slips = office.url();
  await office.goto("/office/orders");
  await office.goto(`/office/orders?q=${GUEST.email}&kind=tickets`);
  const { events } = await (await office.request.get(`${site.url}/api/v1/events?limit=1`)).json();
  for (const path of [slips, `/office/nights/${events[0].id}/door/list`]) {
    await office.emulateMedia({ media: "print", colorScheme: "dark" });
    await office.goto(path);
    await expect(office.getByRole("banner")).toBeHidden();
    await expect(office.getByRole("navigation")).toHaveCount(0);
    const colors = await office.getByRole("main").evaluate((main) => {
      const inks = [...main.querySelectorAll("*")].filter((one) => one.checkVisibility());
      return {
        paper: getComputedStyle(document.body).backgroundColor,
        inks: [...new Set(inks.map((one) => getComputedStyle(one).color))],
        grounds: [...new Set(inks.map((one) => getComputedStyle(one).backgroundColor))],
      };
    });
    expect(colors.paper).toBe("rgb(255, 255, 255)");
    for (const ink of colors.inks)
      expect(Math.max(...(ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(120);
    expect(colors.grounds.filter((one) => !/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(one))).toEqual([]);
  }
  await office.emulateMedia({ media: "screen", colorScheme: null });
});

test("the door reads from right to left in Hebrew", async ({ browser }) => {
  const { events } = await (await office.request.get(`${site.url}/api/v1/events?limit=1`)).json();
  await office.goto(`/office/nights/${events[0].id}/door`);
  await office.getByLabel("Entrance or name").fill("Gate א");
  await office.getByRole("button", { name: "Issue pass" }).click();
  const link = new URL(await office.locator("code").innerText());
  const phone = await (await browser.newContext({ baseURL: site.url, viewport: NARROW, hasTouch: true })).newPage();
  const errors = pageErrors(phone);
  // The link has one address for all languages.
  await phone.goto(link.pathname);
  await expect(phone).toHaveURL(`${site.url}/door`);
  await phone.goto("/he/door");
  expect(await phone.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
    "rtl",
    "he",
  ]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  expect(await smallControls(phone)).toEqual([]);
  expect(await faultsByDayAndNight(phone)).toEqual([]);
  // The server's answer, in the page's language: "Not our ticket". Without one, the phone would say that there was
  // none.
  await phone.locator("#code").fill("BXUU-CVRJ-MJ001");
  await phone.locator("#code").press("Enter");
  await expect(phone.getByRole("heading", { name: "עצור" })).toBeVisible();
  await expect(phone.getByText("לא כרטיס שלנו").first()).toBeVisible();
  expect(errors).toEqual([]);
  await phone.context().close();
});
