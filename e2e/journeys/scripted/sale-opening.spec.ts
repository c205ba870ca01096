/** A page that waits for its sale refetches by itself at the exact time, and not before. */
import { expect, test } from "playwright/test";
import { SANDBOX } from "../../steps";

for (const path of ["/events/", "/tickets/event/"]) {
  test(`${path}{eventId} reloads its data when the sale opens`, async ({ page, request }) => {
    const { events } = await (await request.get("/api/v1/events?text=winter%20count")).json();
    const { id, registration } = events[0];
    const asked: string[] = [];
    page.on("request", (one) => one.url().includes(`${path}${id}.data`) && asked.push(one.url()));

    await page.clock.install();
    await page.goto(path + id);
    await expect(page.getByText("Seats appear when the sale opens.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Reload this page" })).toHaveCount(0);

    // Other tests may have moved the site's clock.
    const { now } = await (await request.get(`${SANDBOX}/clock`)).json();
    const left = Date.parse(registration.ticketing.salesStart) - Date.parse(now);
    await page.clock.fastForward(left - 300_000);
    expect(asked).toEqual([]);
    await page.clock.fastForward(600_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}
