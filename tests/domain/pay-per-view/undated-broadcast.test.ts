/** A broadcast whose night has no new date yet: the pages after paying and the picture of its link name no date. */
import { expect, it } from "vitest";
import { linkPictureOf } from "../../../app/requests/link-picture-of";
import { paidBroadcast } from "../../../app/requests/paid/paid-broadcast";
import { paidPremium } from "../../../app/requests/paid/paid-premium";
import { sampleEvent } from "../samples/sample-event";
import { samplePayPerView, view } from "../samples/sample-pay-per-view";

const UNDATED = samplePayPerView({
  state: "announced",
  event: sampleEvent({ postponed: true, config: { scheduleTbd: true } }),
});
const OFF = samplePayPerView({ state: "closed", event: sampleEvent({ status: "CANCELED" }) });
const UNTIL = "2026-12-26T00:30:00Z";
/** Of its old start and of its old replay. */
const OLD_DATES = /Nov(ember)? 28|7:30|Dec(ember)? 28/;

const backendWith = (ppv: typeof UNDATED) =>
  ({
    catalogue: { payPerView: async () => ppv },
    clock: { now: () => view.now },
    locale: "en",
    site: { url: "https://ringside.example" },
    tracking: {},
    visitor: { signedIn: true, user: { email: "fan@example.com" } },
    billing: {
      ownPurchase: async () => ({
        ...{ kind: "ppv", status: "paid", ref: ppv.id, name: ppv.title, cents: 999, currency: "USD" },
        paidAt: view.now.toISOString(),
      }),
      admission: async () => "purchase",
    },
  }) as never;

it("says on the page after paying that the date follows by email", async () => {
  const page = await paidBroadcast(backendWith(UNDATED), "a-purchase", 0);
  if (page?.page !== "arrival") throw new Error(page?.page);
  expect(page.arrival.when).toBeUndefined();
  expect(page.arrival.where.text).toBe("We’ll email you when the new date is set.");
  expect(page.arrival.next.steps.map(({ at, title }) => [at, title])).toEqual([
    ["Now", "It’s in your profile"],
    ["Later", "Date TBA"],
  ]);
  expect(JSON.stringify(page)).not.toMatch(OLD_DATES);
});

it("is not the night that the page after joining Premium looks forward to", async () => {
  const dated = samplePayPerView({ id: "1", state: "announced", title: "Last Light" });
  const joined = async (all: (typeof UNDATED)[]) => {
    const paid = { kind: "premium", status: "paid", ref: "monthly", name: "Premium", cents: 999, currency: "USD" };
    const { visitor, clock, locale, tracking } = backendWith(UNDATED) as Record<string, object>;
    const billing = {
      ownPurchase: async () => ({ ...paid, paidAt: view.now.toISOString() }),
      membershipOf: async () => ({
        state: "active",
        interval: "month",
        priceCents: 999,
        currency: "USD",
        until: UNTIL,
      }),
    };
    const server = { visitor, clock, locale, tracking, billing, catalogue: { payPerViews: async () => all } };
    const page = await paidPremium(server as never, "a-purchase", 0);
    if (page?.page !== "arrival") throw new Error(page?.page);
    return page.arrival;
  };
  expect((await joined([UNDATED, dated])).what.text).toBe("First up: Last Light");
  const none = await joined([UNDATED]);
  expect([none.when, none.what.text]).toEqual([undefined, "Front row, every month"]);
  expect(JSON.stringify(none)).not.toMatch(OLD_DATES);
});

it("has a link picture with “Postponed” and no date", async () => {
  const picture = await linkPictureOf("ppv", UNDATED.id, backendWith(UNDATED));
  expect(picture).toMatchObject({ fact: "Date TBA", stamp: "Postponed", struck: false });
  expect(JSON.stringify({ ...picture, art: "" })).not.toMatch(OLD_DATES);
});

it("has a link picture with its old date struck through once its night is off", async () => {
  const picture = await linkPictureOf("ppv", OFF.id, backendWith(OFF));
  expect(picture).toMatchObject({ fact: "Sat, Nov 28 · 7:30 PM", stamp: "Canceled", struck: true });
});
