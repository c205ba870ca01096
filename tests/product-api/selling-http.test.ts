import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "../../server/product-api/contract";
import { reservation, reservationLine, ticket, ticketDefinition, ticketOrder } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { frozenNow } from "../store";
import {
  ask,
  bearers,
  guest,
  httpWorld,
  type Init,
  ironHarvest,
  nobody,
  refusal,
  reservationBody,
  ringside,
  store,
  upper,
} from "./http-world";

httpWorld();

describe("reserving", () => {
  test("holds seats for a guest and answers 201 with the reservation", async () => {
    const response = await ask("/v1/tickets/reservation", { bearer: "guest", body: reservationBody(upper, 2) });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = contract.reserve.response.parse(await response.json());
    expect(body).toMatchObject({ status: "RESERVATION_PENDING", eventId: ironHarvest });
    expect(body.invoice.grandTotal).toEqual({ amount: "40.00", currency: "USD" });
    expect(body.expires).toBe("2026-03-14T12:20:00.000Z");
  });

  test("takes the price from the store, whatever the request says", async () => {
    const body = reservationBody(upper, 1, { totalCents: 1, price: { amount: "0.01", currency: "USD" } });
    const response = await ask("/v1/tickets/reservation", { bearer: "guest", body });
    expect(contract.reserve.response.parse(await response.json()).invoice.grandTotal.amount).toBe("20.00");
  });

  test("requires a bearer and refuses one that does not verify", async () => {
    const without = await ask("/v1/tickets/reservation", { body: reservationBody(upper, 1) });
    expect((await refusal(without)).status).toBe(401);
    expect(without.headers.get("www-authenticate")).toBe('Bearer realm="api"');
    const forged = await ask("/v1/tickets/reservation", { bearer: "forged", body: reservationBody(upper, 1) });
    expect((await refusal(forged)).status).toBe(401);
    expect(forged.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  test("answers 409 and sold out when the seats are gone, naming the line", async () => {
    const sold = await ask("/v1/tickets/reservation", {
      bearer: "maya",
      body: reservationBody(seedId("definition", "iron-harvest/front"), 1),
    });
    expect(await refusal(sold)).toMatchObject({ status: 409, title: "Sold out" });
    const tooMany = await ask("/v1/tickets/reservation", { bearer: "maya", body: reservationBody(ringside, 4) });
    expect(await refusal(tooMany)).toMatchObject({
      status: 409,
      errors: [{ field: "ticketQuantities.0.quantity", message: "Only 3 left." }],
    });
    const [row] = await store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, ringside));
    expect(row?.remaining).toBe(3);
  });

  test("answers 400 above a limit, 409 before the sale, 404 for a missing night", async () => {
    const of = async (body: object) =>
      (await refusal(await ask("/v1/tickets/reservation", { bearer: "maya", body }))).status;
    expect(await of(reservationBody(upper, 9))).toBe(400);
    const winter = seedId("event", "winter-count");
    expect(await of(reservationBody(seedId("definition", "winter-count/upper"), 1, { eventId: winter }))).toBe(409);
    expect(await of(reservationBody(upper, 1, { eventId: nobody }))).toBe(404);
    expect(await of(reservationBody(seedId("definition", "broken-bell/upper"), 1))).toBe(404);
  });

  test("refuses a malformed reservation and names the fields", async () => {
    const bodies: [unknown, string][] = [
      [{}, "eventId"],
      [[], ""],
      [null, ""],
      ["text", ""],
      [reservationBody("1", 1), "ticketQuantities.0.ticketDefinitionId"],
      [reservationBody(upper, 0), "ticketQuantities.0.quantity"],
      [reservationBody(upper, -1), "ticketQuantities.0.quantity"],
      [reservationBody(upper, 1.5), "ticketQuantities.0.quantity"],
      [reservationBody(upper, 1e99), "ticketQuantities.0.quantity"],
      [{ eventId: ironHarvest, ticketQuantities: [] }, "ticketQuantities"],
      [reservationBody(upper, 1, { clientKey: "a\u0000bcdefgh" }), "clientKey"],
      [reservationBody(upper, 1, { clientKey: "\ud800".repeat(9) }), "clientKey"],
    ];
    for (const [body, field] of bodies) {
      const problem = await refusal(await ask("/v1/tickets/reservation", { bearer: "guest", body }));
      expect([problem.status, problem.errors?.[0]?.field], JSON.stringify(body)).toEqual([400, field]);
    }
  });

  test("refuses a body that is too long, of another type, or no JSON", async () => {
    const status = async (init: Init) =>
      (await refusal(await ask("/v1/tickets/reservation", { bearer: "guest", ...init }))).status;
    expect(await status({ raw: " ".repeat(20_000) })).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096)) });
    expect(await status({ raw: endless })).toBe(413);
    expect(await status({ raw: "eventId=1", type: "application/x-www-form-urlencoded" })).toBe(415);
    expect(await status({ raw: "{" })).toBe(400);
    expect(await status({ raw: "" })).toBe(400);
    expect(await status({ raw: new Uint8Array([0xff, 0xfe]) })).toBe(400);
  });

  test("limits a bearer that reserves over and over", async () => {
    bearers["Bearer eager"] = guest("eager");
    const statuses: number[] = [];
    for (let n = 0; n < 62; n++) {
      statuses.push(
        (await ask("/v1/tickets/reservation", { bearer: "eager", body: reservationBody(upper, 1) })).status,
      );
    }
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe("a fan's tickets", () => {
  const path = (userId: string, eventId = ironHarvest) => `/v1/tickets/event/${eventId}/user/${userId}`;

  beforeAll(async () => {
    const id = seedId("event", "reservation of otto");
    const event = { eventId: ironHarvest, createdAt: frozenNow };
    const money = { totalCents: 2000, currency: "USD" };
    await store.db.insert(reservation).values({
      ...event,
      ...money,
      id,
      status: "CONFIRMED",
      userId: "otto",
      visitorId: "user:otto",
      clientKey: "otto-1",
      expires: frozenNow,
    });
    await store.db
      .insert(reservationLine)
      .values({ reservationId: id, definitionId: upper, quantity: 1, unitCents: 2000, name: "Upper", policy: "" });
    await store.db.insert(ticketOrder).values({
      ...event,
      ...money,
      orderNumber: "AAAA-BBBB-CCCC",
      reservationId: id,
      userId: "otto",
      email: "otto@example.com",
      fullName: "Otto",
      locale: "en",
      status: "PAID",
    });
    await store.db.insert(ticket).values({
      ...event,
      ticketNumber: "AAAA-BBBB-CC021",
      secret: "00".repeat(16),
      orderNumber: "AAAA-BBBB-CCCC",
      definitionId: upper,
      name: "Upper",
      priceCents: 2000,
      guestFullName: "Otto",
      status: "VALID",
    });
  });

  test("are given to the fan alone and contain only what the contract names", async () => {
    const response = await ask(path("otto"), { bearer: "otto" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(contract.listTickets.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({ total: 1, tickets: [{ ticketNumber: "AAAA-BBBB-CC021", orderStatus: "PAID" }] });
  });

  test("are absent for everyone else, in the same words as one that does not exist", async () => {
    const foreign = await ask(path("otto"), { bearer: "maya" });
    const absent = await ask(path("nobody"), { bearer: "maya" });
    const unknownEvent = await ask(path("maya", nobody), { bearer: "maya" });
    const asGuest = await ask(path("otto"), { bearer: "guest" });
    const answers = await Promise.all(
      [foreign, absent, unknownEvent, asGuest].map(async (one) => [one.status, await one.text(), [...one.headers]]),
    );
    expect(answers[0]?.[0]).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("are an empty list for a fan without any", async () => {
    expect(await (await ask(path("maya"), { bearer: "maya" })).json()).toEqual({
      tickets: [],
      total: 0,
      offset: 0,
      limit: 0,
    });
  });

  test("need a bearer", async () => {
    expect((await refusal(await ask(path("otto")))).status).toBe(401);
    expect((await refusal(await ask(path("otto"), { bearer: "forged" }))).status).toBe(401);
  });
});
