/** Tickets fit: narrow phones in every language, one screen of a phone, and one sheet of paper each. */
import { expect, type Page, test } from "playwright/test";
import { codes, goToPayment, holdSeats, newFan, openSeats, payByCard, SITE, scan, showTickets } from "../../steps";

/** Long as a whole, and with a part longer than a line at 320 px. */
const LONG_NAME = "Wilhelmina Featherstonehaughcholmondeleyhohenzollern-Sigmaringen";

/** Returns the id of the night. */
async function buy(page: Page, seats: number, name?: string): Promise<string> {
  await openSeats(page);
  await holdSeats(page, seats);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", newFan().email, name);
  await showTickets(page, seats);
  return /details\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? "";
}

/**
 * No real site has the demo's notice. If it were removed before React takes the page over, React would bring it back.
 */
const hideNotice = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(".notice { display: none }");
    document.adoptedStyleSheets.push(styles);
  });

test("a ticket is one screen of a phone, its code at least 280 px, and each tab leads to its own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await buy(page, 2);
  await hideNotice(page);
  await page.evaluate(() => scrollTo(0, 0));
  const [first, second] = await page.getByRole("article").all();
  // Its fonts may load late, and the fallback's letters are wider.
  await expect
    .poll(async () => {
      const ticket = await first?.boundingBox();
      return (ticket?.y ?? 0) + (ticket?.height ?? Number.POSITIVE_INFINITY);
    })
    .toBeLessThanOrEqual(844);
  // The picture has four modules of quiet zone on each side.
  const modules = Number((await codes(page).first().locator("svg").getAttribute("viewBox"))?.split(" ")[2]);
  const picture = await codes(page).first().locator("svg").boundingBox();
  expect(((picture?.width ?? 0) * (modules - 8)) / modules).toBeGreaterThanOrEqual(280);

  await expect(second as NonNullable<typeof second>).not.toBeInViewport();
  await page.getByRole("link", { name: "Ticket 2 of 2" }).click();
  await expect(second as NonNullable<typeof second>).toBeInViewport({ ratio: 0.9 });
  expect(await scan(codes(page).nth(1))).toContain("/check-in/");
});

test("each ticket is one sheet, A4 or Letter", async ({ page }) => {
  const night = await buy(page, 3);
  await page.goto(`/tickets/print?event=${night}`);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(3);
  }
});

test("tickets of a holder with a long name fit narrow phones in every language", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false && !process.env.SOAK, "Scripts change no width");
  test.setTimeout(240_000);
  const eventId = await buy(page, 2, LONG_NAME);

  const offered = page.getByRole("combobox", { name: "Language" }).getByRole("option");
  const languages = await offered.evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).value),
  );
  expect(languages).toHaveLength(18);
  const paths = [`/tickets/details/${eventId}`, `/tickets/print?event=${eventId}`];
  for (const [n, language] of languages.entries()) {
    await context.addCookies([{ name: "lng", value: language, url: SITE }]);
    // Both pages in each language are for `npm run soak`; otherwise they take turns.
    for (const path of process.env.SOAK ? paths : [paths[n % paths.length] ?? ""]) {
      await page.goto(path);
      await expect(page.getByText(LONG_NAME).first()).toBeVisible();
      for (const width of [320, 390, 412]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(wide, { message: `${language} ${path} at ${width}` }).toBeLessThanOrEqual(width);
      }
    }
  }
});
