/** A broadcast whose night has no new date yet: the page after paying and the picture of its link name no date. */
import { expect, it } from "vitest";
import { linkPictureOf } from "../../../app/requests/link-picture-of";
import { paidBroadcast } from "../../../app/requests/paid/paid-broadcast";
import { sampleEvent } from "../samples/sample-event";
import { samplePayPerView, view } from "../samples/sample-pay-per-view";

const UNDATED = samplePayPerView({
  state: "announced",
  event: sampleEvent({ postponed: true, config: { scheduleTbd: true } }),
});
const OFF = samplePayPerView({ state: "closed", event: sampleEvent({ status: "CANCELED" }) });
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

it("has a link picture with “Postponed” and no date", async () => {
  const picture = await linkPictureOf("ppv", UNDATED.id, backendWith(UNDATED));
  expect(picture).toMatchObject({ fact: "Date TBA", stamp: "Postponed", struck: false });
  expect(JSON.stringify({ ...picture, art: "" })).not.toMatch(OLD_DATES);
});

it("has a link picture with its old date struck through once its night is off", async () => {
  const picture = await linkPictureOf("ppv", OFF.id, backendWith(OFF));
  expect(picture).toMatchObject({ fact: "Sat, Nov 28 · 7:30 PM", stamp: "Canceled", struck: true });
});
