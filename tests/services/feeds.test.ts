/** The feeds of a night, on invented content. */
import { expect, test } from "vitest";
import { feeds } from "../../server/services/feeds";
import { sampleEvent } from "../domain/samples/sample-event";
import { sampleTier } from "../domain/samples/sample-show";

test("the calendar entry of an opening becomes that of the next tier, and newer, once the first tier is on sale", async () => {
  const first = "2026-11-20T15:00:00.000Z";
  const second = "2026-11-22T15:00:00.000Z";
  const entryAt = async (now: string) => {
    const tier = (startDate: string) =>
      sampleTier({
        salePeriod: { startDate, endDate: "2026-11-29T00:30:00.000Z", hideNotOnSale: false },
        saleStatus: startDate <= now ? "SALE_STARTED" : "SALE_SCHEDULED",
      });
    const catalogue = { event: async () => sampleEvent(), definitionsToShow: async () => [tier(first), tier(second)] };
    const clock = { now: () => new Date(now) };
    const site = { siteUrl: "https://ringside.example", siteName: "Ringside" };
    const file = await feeds({ catalogue: catalogue as never, clock, ...site }).saleCalendarOf(sampleEvent().id);
    const value = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(file ?? "")?.[1]?.trim() ?? "";
    return { uid: value("UID"), start: value("DTSTART"), sequence: Number(value("SEQUENCE")) };
  };
  const before = await entryAt("2026-11-19T12:00:00.000Z");
  const after = await entryAt("2026-11-21T12:00:00.000Z");
  expect([before.start, after.start]).toEqual(["20261120T150000Z", "20261122T150000Z"]);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});
