/** The box office's rows: reserving, paying and claiming, and the refusals of each. */
import { beforeAll, describe, expect, it } from "vitest";
import type { TicketDefinition } from "../../server/product-api/contract";
import { fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { ABSENT, type Api, fieldsOf, type Good, nightCalled, refusal } from "./contract-suite";

export function sellingSuite(name: string, api: Api, good: Good) {
  const tiersOf = async (eventId: string) =>
    (await good("listDefinitions", `/v1/tickets/event/${eventId}`)).definitions;
  const reservationBody = (tier: TicketDefinition, quantity = 1) => ({
    eventId: tier.eventId,
    ticketQuantities: [{ ticketDefinitionId: tier.id, quantity }],
  });

  describe(`${name}: selling`, () => {
    let tiers: TicketDefinition[];
    let open: TicketDefinition;
    let soldOut: TicketDefinition;
    beforeAll(async () => {
      tiers = await tiersOf((await nightCalled("Iron Harvest", good)).id);
      open = tierWhere(tiers, (one) => one.saleStatus === "SALE_STARTED" && !one.soldOut && one.fewLeft === null);
      soldOut = tierWhere(tiers, (one) => one.soldOut);
    });
    const reserve = (bearer: string, body: unknown) => api.ask("/v1/tickets/reservation", { bearer, body });
    const session = "/v1/billing/checkout/session";
    const back = (eventId: string) => ({ mode: "payment", return_url: `${api.site}/tickets/details/${eventId}` });

    it("shows the hall, sells seats by name and by number, and names those that are gone", async () => {
      const { id } = await nightCalled("Twelve Go In", good);
      const { sections } = await good("seatMap", `/v1/tickets/event/${id}/seats`);
      const { section, rows } = await good("seatSection", `/v1/tickets/event/${id}/seats/101`);
      expect(sections.find(({ code }) => code === section.code)).toEqual(section);
      await refusal(await api.ask(`/v1/tickets/event/${id}/seats/none`), 404);
      await refusal(await api.ask(`/v1/tickets/event/${open.eventId}/seats`), 404);

      const bench = rows.flatMap((row) => row.benches.map((one) => ({ ...one, row: row.label })));
      const free = bench.find(({ state }) => state.includes("00"));
      const at = free?.state.indexOf("00") ?? 0;
      const places = [at, at + 1].map((seat) => `101-${free?.row}-${free?.labels[seat]}`);
      const [ticketDefinitionId = ""] = free?.definitionIds ?? [];
      const line = { ticketDefinitionId, quantity: 2, places };
      const bearer = await api.guest();
      const body = { eventId: id, ticketQuantities: [line] };
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body });
      expect(held.reservations[0]?.seats?.map(({ placeId }) => placeId)).toEqual(places);
      const { hold } = await good("findHold", `/v1/tickets/reservation?eventId=${id}`, { bearer });
      expect(hold).toMatchObject({
        together: true,
        lines: [{ seats: [{ placeId: places[0] }, { placeId: places[1] }] }],
      });

      const rival = await reserve(await api.guest(), body);
      expect((await refusal(rival, 409)).errors).toMatchObject([{ code: "placeTaken", places }]);
      const one = { ...body, ticketQuantities: [{ ...line, places: places.slice(1) }] };
      expect(fieldsOf(await refusal(await reserve(bearer, one), 400))).toEqual(["ticketQuantities.0.places"]);
      const numbered = { eventId: id, ticketQuantities: [{ ticketDefinitionId, quantity: 2 }] };
      const best = await good("reserve", "/v1/tickets/reservation", { bearer: await api.guest(), body: numbered });
      expect(best.reservations[0]?.seats).toHaveLength(2);
      await good("cancelReservation", `/v1/tickets/reservation/${held.id}`, { bearer, method: "DELETE" });
    });

    it("holds seats, shows the hold, and releases it", async () => {
      const bearer = await api.guest();
      const body = reservationBody(open, 2);
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body });
      expect(held).toMatchObject({ status: "RESERVATION_PENDING", eventId: open.eventId });
      expect(Number(held.invoice.grandTotal.amount) * 100).toBe(2 * open.priceCents);

      const { hold, ended } = await good("findHold", `/v1/tickets/reservation?eventId=${open.eventId}`, { bearer });
      expect(ended).toBeNull();
      expect(hold).toMatchObject({ reservationId: held.id, totalCents: 2 * open.priceCents, checkoutOpen: false });
      expect(await good("getReservation", `/v1/tickets/reservation/${held.id}`, { bearer })).toEqual(held);

      const path = `/v1/tickets/reservation/${held.id}`;
      for (const method of ["GET", "DELETE"]) await refusal(await api.ask(path, { bearer: api.rival, method }), 404);
      const canceled = await good("cancelReservation", path, { bearer, method: "DELETE" });
      expect(canceled.status).toBe("RESERVATION_CANCELED");
      expect(await good("cancelReservation", path, { bearer, method: "DELETE" })).toEqual(canceled);
      expect((await good("findHold", `/v1/tickets/reservation?eventId=${open.eventId}`, { bearer })).hold).toBeNull();
    });

    it("says which line is refused, in words and with a code", async () => {
      const gone = await refusal(await reserve(api.fan, reservationBody(soldOut)), 409);
      expect(gone).toMatchObject({
        title: "Sold out",
        errors: [{ field: "ticketQuantities.0.quantity", code: "soldOut" }],
      });
      const many = await refusal(await reserve(api.fan, reservationBody(open, open.limitPerCheckout + 1)), 400);
      expect(many.errors?.[0]).toMatchObject({ code: "limitPerCheckout", n: open.limitPerCheckout });
      await refusal(await reserve(api.fan, { ...reservationBody(open), eventId: ABSENT }), 404);
      await refusal(
        await reserve(api.fan, {
          ...reservationBody(open),
          ticketQuantities: reservationBody({ ...open, id: ABSENT }).ticketQuantities,
        }),
        404,
      );
    });

    it("says what codes do, refuses a wrong one without a hold, and another price than the one shown", async () => {
      const bearer = await api.guest();
      const check = (codes: string[]) => ({ bearer, body: { eventId: open.eventId, codes } });
      const none = await good("checkCodes", "/v1/tickets/codes", check([]));
      expect(none.tiers.find(({ ticketDefinitionId }) => ticketDefinitionId === open.id)).toMatchObject({
        ...{ onSale: true, priceCents: open.priceCents },
      });
      const wrong = await good("checkCodes", "/v1/tickets/codes", check(["nope"]));
      expect(wrong.codes).toEqual([{ text: "NOPE", problem: "codeUnknown", discount: null }]);
      const refusedCode = await refusal(await reserve(bearer, { ...reservationBody(open), codes: ["nope"] }), 409);
      expect(refusedCode.errors?.[0]).toMatchObject({ field: "codes", code: "codeUnknown", text: "NOPE" });
      const [line] = reservationBody(open).ticketQuantities;
      const changed = { ...reservationBody(open), ticketQuantities: [{ ...line, shown: open.priceCents + 1 }] };
      expect(await refusal(await reserve(bearer, changed), 409)).toMatchObject({
        title: "Price changed",
        errors: [{ code: "priceChanged", cents: open.priceCents, currency: "USD" }],
      });
      await refusal(await reserve(bearer, { ...reservationBody(open), codes: ["a", "b", "c"] }), 400);
    });

    it("finds the first hold of a key that is sent twice", async () => {
      const bearer = await api.guest();
      const body = { ...reservationBody(open), clientKey: crypto.randomUUID() };
      const first = await good("reserve", "/v1/tickets/reservation", { bearer, body });
      expect(await good("reserve", "/v1/tickets/reservation", { bearer, body })).toEqual(first);
    });

    it("returns to pages of known sites only and takes no price from a request", async () => {
      const bearer = await api.guest();
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body: reservationBody(open) });
      const asked = { ...back(open.eventId), reservationId: held.id };
      for (const url of [
        "https://evil.example/",
        `${api.site}.evil.example/`,
        "javascript:alert(1)",
        "//evil.example",
      ]) {
        const problem = await refusal(await api.ask(session, { bearer, body: { ...asked, return_url: url } }), 400);
        expect(fieldsOf(problem), url).toEqual(["return_url"]);
        const canceled = await api.ask(session, { bearer, body: { ...asked, cancel_url: url } });
        expect(fieldsOf(await refusal(canceled, 400)), url).toEqual(["cancel_url"]);
      }
      const cheap = { ...asked, amount: 1, currency: "usd", line_items: [{ price: "price_cheap", quantity: 1 }] };
      const { url } = await good("createCheckoutSession", session, { bearer, body: cheap });
      const page = await (await fetch(url ?? "")).text();
      expect(page).toContain((open.priceCents / 100).toFixed(2));
    });

    it("S35: sells to a guest, whose tickets open with the order's key and no other", async () => {
      const bearer = await api.guest();
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body: reservationBody(open, 2) });
      const body = { ...back(open.eventId), reservationId: held.id, invoice_creation: { enabled: true } };
      const paying = await good("createCheckoutSession", session, { bearer, body });
      expect(paying).toMatchObject({ status: "open", payment_status: "unpaid", order: null });
      const asked = `${session}?reservationId=${held.id}`;
      await refusal(await api.ask(asked, { bearer: api.rival }), 404);
      expect(await good("getCheckoutSession", asked, { bearer })).toMatchObject({ status: "open" });

      expect(await fillIn(paying.url ?? "", GOOD_CARD, "guest@example.com")).toBe(body.return_url);
      const paid = await good("getCheckoutSession", asked, { bearer });
      expect(paid).toMatchObject({ status: "complete", payment_status: "paid", refunded: false, url: null });
      const { orderNumber = "", key } = paid.order ?? {};
      const opened = await good("openOrder", "/v1/tickets/order", { bearer, body: { orderNumber, key } });
      expect(opened.eventId).toBe(open.eventId);
      expect(opened.tickets).toHaveLength(2);
      const wrong = await api.ask("/v1/tickets/order", { bearer, body: { orderNumber, key: "wrong" } });
      const absent = await api.ask("/v1/tickets/order", {
        bearer,
        body: { orderNumber: "AAAA-BBBB-CCCC", key: "wrong" },
      });
      expect(await refusal(wrong, 404)).toEqual(await refusal(absent, 404));
    });

    it("S35 S38: sells to a fan, whose tickets are theirs alone", async () => {
      const { fan: bearer, fanId } = api;
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body: reservationBody(open) });
      const body = { ...back(open.eventId), reservationId: held.id };
      const { url } = await good("createCheckoutSession", session, { bearer, body });
      expect((await good("createCheckoutSession", session, { bearer, body })).url).toBe(url);
      await fillIn(url ?? "", GOOD_CARD);
      const paid = await good("getCheckoutSession", `${session}?reservationId=${held.id}`, { bearer });
      expect(paid.order?.key).toBeNull();
      expect(await good("createCheckoutSession", session, { bearer, body })).toMatchObject({
        payment_status: "paid",
        url: null,
      });

      const path = (userId: string, eventId = open.eventId) => `/v1/tickets/event/${eventId}/user/${userId}`;
      const { tickets } = await good("listTickets", path(fanId), { bearer });
      expect(tickets.map((ticket) => ticket.orderNumber)).toContain(paid.order?.orderNumber);
      const { orders } = await good("listOrders", "/v1/tickets/orders", { bearer });
      expect(orders.map((order) => order.orderNumber)).toContain(paid.order?.orderNumber);
      const { events } = await good("listMyEvents", "/v1/events/user", { bearer });
      expect(events.map(({ id }) => id)).toContain(open.eventId);

      const foreign = [path(fanId), path("nobody"), path(api.fanId, ABSENT)];
      const answers = await Promise.all(
        foreign.map(async (one) => {
          const response = await api.ask(one, { bearer: api.rival });
          return [response.status, await response.text(), response.headers.get("content-type")];
        }),
      );
      expect(answers[0]?.[0]).toBe(404);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await good("listOrders", "/v1/tickets/orders", { bearer: api.rival })).orders).toEqual([]);
    });

    it("passes a guest's hold on when the guest becomes a fan", async () => {
      const guest = await api.guest();
      const held = await good("reserve", "/v1/tickets/reservation", { bearer: guest, body: reservationBody(open) });
      const path = `/v1/tickets/reservation/${held.id}`;
      await refusal(await api.ask(path, { bearer: api.rival }), 404);
      const claim = { bearer: api.rival, body: { guestToken: guest } };
      await good("claimReservations", "/v1/tickets/reservation/claim", claim);
      expect((await good("getReservation", path, { bearer: api.rival })).id).toBe(held.id);
      await refusal(await api.ask(path, { bearer: guest }), 404);
      for (const guestToken of ["nonsense", api.fan]) {
        const wrong = { bearer: api.rival, body: { guestToken } };
        const problem = await refusal(await api.ask("/v1/tickets/reservation/claim", wrong), 400);
        expect(fieldsOf(problem)).toEqual(["guestToken"]);
      }
    });

    it("gives no free tickets to a guest without an account", async () => {
      const { events } = await good("listEvents", "/v1/events?show=pigeon-forge&limit=100");
      const all = await Promise.all(events.filter(({ status }) => status === "SCHEDULED").map(({ id }) => tiersOf(id)));
      const free = tierWhere(all.flat(), (one) => one.free && one.saleStatus === "SALE_STARTED" && !one.soldOut);
      const bearer = await api.guest();
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body: reservationBody(free) });
      const body = { ...back(free.eventId), reservationId: held.id };
      await refusal(await api.ask(session, { bearer, body }), 409);
      await good("claimReservations", "/v1/tickets/reservation/claim", {
        bearer: api.fan,
        body: { guestToken: bearer },
      });
      expect(await good("createCheckoutSession", session, { bearer: api.fan, body })).toMatchObject({
        status: "complete",
        payment_status: "no_payment_required",
      });
    });
  });
}

function tierWhere(tiers: TicketDefinition[], fits: (one: TicketDefinition) => boolean): TicketDefinition {
  const found = tiers.find(fits);
  if (!found) throw new Error("No such tier in the seed");
  return found;
}
