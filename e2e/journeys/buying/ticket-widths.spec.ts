/** Tickets of a holder with a long name fit narrow phones in every language. */
import { expect, test } from "playwright/test";
import { LANGUAGES } from "../../../app/i18n/languages";
import { expectTickets, goToPayment, holdSeats, newFan, openSeats, payByCard, SITE } from "../../steps";

/** Long as a whole, and with a part longer than a line at 320 px. */
const LONG_NAME = "Wilhelmina Featherstonehaughcholmondeleyhohenzollern-Sigmaringen";

test("tickets of a holder with a long name fit narrow phones in every language", async ({ page, context }) => {
  test.setTimeout(240_000);
  await openSeats(page);
  await holdSeats(page, 2);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", newFan().email, LONG_NAME);
  await expectTickets(page, 2);
  const eventId = /details\/([0-9a-f-]+)/.exec(page.url())?.[1];

  for (const language of LANGUAGES) {
    await context.addCookies([{ name: "lng", value: language, url: SITE }]);
    for (const path of [`/tickets/details/${eventId}`, `/tickets/print?event=${eventId}`]) {
      await page.goto(path);
      await expect(page.getByText(LONG_NAME).first()).toBeVisible();
      for (const width of [320, 390, 412]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${language} ${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  }
});
