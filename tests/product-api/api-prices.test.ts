/** The prices of events at the edge of the product API. */
import { expect, it } from "vitest";
import { broadcastAnswer, broadcastFrom, fromApiPrices, withApiPrices } from "../../server/product-api/api-prices";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import { sampleEvent } from "../domain/samples/sample-event";

const event = sampleEvent({ ticketing: { lowestCents: 3_499 } });

it("leave as decimal strings, in the order that clients have always seen", () => {
  expect(JSON.stringify(withApiPrices(event).registration)).toBe(
    JSON.stringify({
      type: "TICKETS",
      status: "OPEN_TICKETS",
      ticketing: {
        currency: "USD",
        lowestTicketPrice: { amount: "34.99", currency: "USD" },
        highestTicketPrice: { amount: "149.00", currency: "USD" },
        lowestTicketPriceFormatted: "$34.99",
        highestTicketPriceFormatted: "$149",
        limitPerOrder: 8,
        soldOut: false,
        fewLeft: null,
        salesStart: null,
      },
      external: null,
    }),
  );
  expect(Object.keys(withApiPrices(event))).toEqual(Object.keys(event));
});

it("come back as the same cents", () => {
  expect(fromApiPrices(withApiPrices(event))).toEqual(event);
});

it("are absent for an event that sells no tickets", () => {
  const elsewhere = { ...event, registration: { ...event.registration, ticketing: null } };
  expect(withApiPrices(elsewhere)).toEqual(elsewhere);
  expect(fromApiPrices(withApiPrices(elsewhere))).toEqual(elsewhere);
});

it("go with the night of a broadcast, if it has one", () => {
  const broadcast = { id: "b", title: "On air", event } as PayPerView;
  const answer = broadcastAnswer(broadcast);
  expect(answer.event?.registration.ticketing?.lowestTicketPrice).toEqual({ amount: "34.99", currency: "USD" });
  expect(broadcastFrom(answer)).toEqual(broadcast);
  expect(Object.keys(broadcastAnswer({ id: "b", title: "On air" } as PayPerView))).toEqual(["id", "title"]);
});
