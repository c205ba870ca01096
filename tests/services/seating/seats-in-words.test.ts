/** Where a bought seat is, in the buyer's language: at Stripe, in mails, in lists, at the door. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doorView } from "../../../app/domain/tickets/door-view";
import { textsOf } from "../../../app/i18n/texts";
import type { Visitor } from "../../../server/ports";
import { rowsOf } from "../../../server/services/privacy/forget";
import { testStore } from "../../store";
import { boxOfficeWorld, checkout, held, visitor, type World, wish } from "../box-office/box-office-world";
import { hall } from "./hall";

let world: World;
let made: Awaited<ReturnType<typeof hall>>;
let fan: Visitor;
let bought: Awaited<ReturnType<World["office"]["tickets"]>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  const zones = [{ tiers: [0], benches: ["000000", "000000", "0"] }];
  made = await hall(world.store, world.clock.now(), [{ capacity: 100 }, { capacity: 9, cents: 2_000 }], zones);
  fan = { ...visitor({}), locale: "de" };
  const id = await held(
    world.office.reserve(fan, {
      eventId: made.eventId,
      ticketQuantities: [
        { ticketDefinitionId: made.first, quantity: 3, places: ["1-A-1", "1-A-2", "1-B-6"] },
        { ticketDefinitionId: made.second, quantity: 1 },
      ],
    }),
  );
  await world.payAt(await checkout(world.office.pay(fan, id)));
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await world.office.drained();
  bought = await world.office.tickets(fan, made.eventId);
});
afterAll(() => world.close());

const ROWS = "Section 1, Reihe A, Plätze 1 und 2 · Reihe B, Platz 6, Gate 1";
const numberOf = (placeId: string) => bought.find(({ seat }) => seat?.placeId === placeId)?.ticketNumber ?? "";

it("Stripe's page names the seats of each line, and none where there are none", async () => {
  const { data } = await world.stripe.checkout.sessions.list({ limit: 1 });
  const items = await world.stripe.checkout.sessions.listLineItems(data[0]?.id ?? "", {
    expand: ["data.price.product"],
  });
  const told = items.data.map(({ price }) => (price?.product as { description?: string } | undefined)?.description);
  expect(told).toEqual([`The Last Bell · ${ROWS}`, "The Last Bell"]);
});

describe("Mails", () => {
  it("with tickets name the seat of each, and all of them in the calendar file and for programs", async () => {
    const mail = world.mails.find(({ subject }) => subject.includes("The Last Bell"));
    for (const text of [mail?.text, mail?.html]) {
      for (const seat of ["Section 1, Reihe A, Platz 1, Gate 1", "Section 1, Reihe B, Platz 6, Gate 1"])
        expect(text).toContain(seat);
      expect(text).toContain("Freie Platzwahl");
    }
    const file = mail?.attachments?.find(({ filename }) => filename.endsWith(".ics"));
    expect(file?.content.toString().replace(/\r\n /g, "").replaceAll("\\,", ",")).toContain(ROWS);
    const [, json = "[]"] = mail?.html?.match(/<script type="application\/ld\+json">(.*)<\/script>/) ?? [];
    const seats = JSON.parse(json).map((one: { reservedTicket: { ticketedSeat?: object } }) => one.reservedTicket);
    expect(seats.filter((one: { ticketedSeat?: object }) => one.ticketedSeat)).toHaveLength(3);
    expect(seats[0].ticketedSeat).toEqual({ "@type": "Seat", seatSection: "Section 1", seatRow: "A", seatNumber: "1" });
  });

  it("about a refund name the seats that were refunded, and no other", async () => {
    const [orderNumber] = bought.map((one) => one.orderNumber);
    world.mails.length = 0;
    await world.office.cancelOrder({
      ...{ orderNumber: orderNumber ?? "", ticketNumbers: [numberOf("1-B-6")] },
      ...{ actor: "office", reason: "requested" as const },
    });
    await world.office.drained();
    expect(world.mails[0]?.text).toContain("Section 1, Reihe B, Platz 6, Gate 1");
    expect(world.mails[0]?.text).not.toContain("Reihe A");
  });

  it("about a transfer tell the new holder the seat", async () => {
    world.mails.length = 0;
    const to = { email: "nia@example.com", name: "Nia" };
    expect(await world.office.transfer(fan, numberOf("1-A-2"), to)).toBe("transferred");
    await world.office.drained();
    const mail = world.mails.find((one) => one.to === to.email);
    expect(mail?.text).toContain("Section 1, Reihe A, Platz 2, Gate 1");
    expect(mail?.html).toContain('"seatNumber":"2"');
  });
});

it("orders list the seats that are still valid, and no list names those of others", async () => {
  const places = async (who: Visitor) =>
    (await world.office.orders(who)).map(({ seats = [] }) => seats.map(({ placeId }) => placeId));
  expect(await places(fan)).toEqual([["1-A-1"]]);
  expect(await places(visitor({}))).toEqual([]);
  const nia = visitor({ email: "nia@example.com" });
  await world.office.claim(nia);
  expect((await world.office.given(nia))[0]?.seats?.map(({ placeId }) => placeId)).toEqual(["1-A-2"]);
});

it("the door sees seat and entrance", async () => {
  const url = new URL(bought.find(({ seat }) => seat?.placeId === "1-A-1")?.checkInUrl ?? "");
  const scanned = await world.office.scan(numberOf("1-A-1"), url.searchParams.get("s") ?? "");
  expect(scanned).toMatchObject({ state: "valid", seat: { placeId: "1-A-1", entrance: "Gate 1" } });
});

it("the door says when the seat has another entrance, and lets the fan in nevertheless", async () => {
  const row = bought.find(({ seat }) => seat?.placeId === "1-A-1");
  const signature = new URL(row?.checkInUrl ?? "").searchParams.get("s") ?? "";
  const at = async (label: string) => {
    const pass = await world.office.doorPass((await world.office.issueDoorPass(made.eventId, label)) ?? "");
    return world.office.scan(row?.ticketNumber ?? "", signature, pass);
  };
  expect(await at("gate 1")).not.toHaveProperty("otherEntrance");
  expect(await at("Maria")).not.toHaveProperty("otherEntrance");
  const elsewhere = await at("Gate 2");
  expect(elsewhere).toMatchObject({ state: "valid", otherEntrance: true });
  const { t } = await textsOf("de", ["seat"]);
  expect(doorView(elsewhere, t.seat, "de")).toMatchObject({
    elsewhere: "Anderer Eingang: Gate 1",
    place: [
      { label: "Eingang", value: "Gate 1" },
      { label: "Block", value: "Section 1" },
      { label: "Reihe", value: "A" },
      { label: "Platz", value: "1" },
    ],
  });
});

it("the fan's own record has the seat of each ticket", async () => {
  const { userId, username } = fan.user ?? { userId: "", username: "" };
  const rows = await rowsOf(world.store.db, { userId, username, email: undefined, visitorId: fan.visitorId });
  const seats = (rows.ticket ?? []).flatMap(({ seatWords }) =>
    seatWords ? [(seatWords as { seat: string }).seat] : [],
  );
  expect(seats).toContain("1");
});

it("a night without numbered seats says nothing of seats", async () => {
  const id = await held(world.office.reserve(fan, wish(made.eventId, { [made.second]: 1 })));
  world.mails.length = 0;
  await world.payAt(await checkout(world.office.pay(fan, id)));
  await world.office.returned(fan, id);
  await world.office.drained();
  expect(world.mails[0]?.text).not.toMatch(/Reihe|Platz \d/);
  expect(world.mails[0]?.html).not.toContain("ticketedSeat");
});
