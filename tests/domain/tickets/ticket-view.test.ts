import { describe, expect, it } from "vitest";
import type { NightView } from "../../../app/domain/shows/night-view";
import { bookedNights, receipts, ticketView } from "../../../app/domain/tickets/ticket-view";
import { textsOf } from "../../../app/i18n/texts";
import type { OrderSummary, PrintableTicket } from "../../../server/services/box-office/box-office-types";
import { ringside } from "../../ui/night-samples";
import { sampleSeat, sampleSeatView } from "../samples/sample-seat";

const { seat: seatTexts } = (await textsOf("en", ["seat"])).t;

const ticket = (over: Partial<PrintableTicket> = {}): PrintableTicket => ({
  ticketNumber: "AAAA-AAAA-BB021",
  orderNumber: "RS-1",
  ticketDefinitionId: ringside.id,
  name: "Ringside",
  priceCents: 7_900,
  currency: "USD",
  free: false,
  policy: "",
  orderStatus: "PAID",
  orderFullName: "Maya Ostrow",
  guestFullName: "",
  checkIn: null,
  checkInUrl: "https://ringside.example/check-in/AAAA-AAAA-BB021?s=signature",
  canceled: false,
  disputed: false,
  transferred: false,
  eventId: "e",
  qrSvg: "<svg/>",
  ...over,
});
const view = (over: Partial<PrintableTicket> = {}) =>
  ticketView(ticket(over), [ringside], { timeZoneId: "America/New_York", locale: "en", seatTexts });

const en = { now: new Date("2026-11-20T12:00:00Z"), locale: "en", seatTexts };

describe("A ticket view", () => {
  it("says where its seat is", () => {
    expect(view({ seat: sampleSeat }).seat).toEqual(sampleSeatView);
    expect(view()).not.toHaveProperty("seat");
  });

  it("has its details and its code, but not the URL inside the code", () => {
    expect(view()).toEqual({
      number: "AAAA-AAAA-BB021",
      orderNumber: "RS-1",
      tier: "Ringside",
      mark: { number: 2, tint: "#ff5a1f", description: "What one sees from Ringside" },
      paid: "$79",
      holder: "Maya Ostrow",
      state: "valid",
      usedAt: undefined,
      qrSvg: "<svg/>",
    });
  });

  it("has no mark if its tier is no longer offered", () => {
    expect(view({ ticketDefinitionId: "gone" })).toMatchObject({ tier: "Ringside", mark: undefined });
  });

  it("has the name of its guest, if known", () => {
    expect(view({ guestFullName: "Ada" }).holder).toBe("Ada");
  });

  it.each([{ canceled: true }, { orderStatus: "REFUNDED" as const }])("has no code if it is void: %j", (over) => {
    expect(view(over)).toMatchObject({ state: "void", qrSvg: "" });
  });

  it("has no code while its payment is disputed, used or not", () => {
    const rests = { disputed: true, canceled: true };
    expect(view(rests)).toMatchObject({ state: "disputed", qrSvg: "" });
    expect(view({ ...rests, checkIn: { created: "2026-11-29T00:02:00Z" } })).toMatchObject({ state: "disputed" });
    expect(view({ ...rests, transferred: true })).toMatchObject({ state: "given", qrSvg: "" });
  });

  it("shows when it was scanned, in the hall's time zone", () => {
    expect(view({ checkIn: { created: "2026-11-29T00:02:00Z" } })).toMatchObject({
      state: "used",
      usedAt: "7:02 PM EST",
    });
  });
});

describe("Receipts", () => {
  it("are one per order, with its total", () => {
    const bought = [ticket(), ticket({ priceCents: 3_499 }), ticket({ orderNumber: "RS-2" })];
    expect(receipts(bought, "en")).toEqual([
      { orderNumber: "RS-1", count: 2, total: "$113.99", status: "PAID" },
      { orderNumber: "RS-2", count: 1, total: "$79.00", status: "PAID" },
    ]);
  });

  it("of free tickets have no total", () => {
    const free = ticket({ priceCents: 0, orderStatus: "FREE" });
    expect(receipts([free], "en")).toEqual([{ orderNumber: "RS-1", count: 1, total: undefined, status: "FREE" }]);
  });
});

describe("A fan's nights", () => {
  const order = (
    orderNumber: string,
    eventId: string,
    startDate: string,
    over: Partial<OrderSummary> = {},
  ): OrderSummary => ({
    orderNumber,
    eventId,
    eventTitle: eventId,
    startDate,
    timeZoneId: "America/New_York",
    status: "PAID",
    disputed: false,
    tickets: 2,
    totalCents: 4000,
    currency: "USD",
    created: "2026-11-01T00:00:00Z",
    ...over,
  });
  const titles = (rows: { title: string }[]) => rows.map((row) => row.title);

  it("list upcoming ones nearest first and past ones newest first", () => {
    const orders = [
      order("1", "far", "2026-12-12T00:00:00Z"),
      order("2", "near", "2026-11-28T00:00:00Z"),
      order("3", "long ago", "2026-01-01T00:00:00Z"),
      order("4", "lately", "2026-10-01T00:00:00Z"),
    ];
    const { next, past } = bookedNights(orders, new Map(), en);
    expect(titles(next)).toEqual(["near", "far"]);
    expect(titles(past)).toEqual(["lately", "long ago"]);
  });

  it("count the tickets of all orders that aren't refunded", () => {
    const start = "2026-11-28T00:00:00Z";
    const orders = [order("1", "e", start), order("2", "e", start), order("3", "e", start, { status: "REFUNDED" })];
    expect(bookedNights(orders, new Map(), en).next).toMatchObject([{ tickets: 4, refunded: false }]);
    const gone = [order("3", "e", start, { status: "REFUNDED" })];
    expect(bookedNights(gone, new Map(), en).next).toMatchObject([{ tickets: 2, refunded: true }]);
  });

  it("are disputed if every order that isn't refunded is", () => {
    const start = "2026-11-28T00:00:00Z";
    const [gone, rests] = [order("1", "e", start, { status: "REFUNDED" }), order("2", "e", start, { disputed: true })];
    const good = order("3", "e", start);
    expect(bookedNights([gone, rests], new Map(), en).next).toMatchObject([{ refunded: false, disputed: true }]);
    expect(bookedNights([rests, good], new Map(), en).next).toMatchObject([{ disputed: false }]);
    expect(bookedNights([gone], new Map(), en).next).toMatchObject([{ refunded: true, disputed: false }]);
  });

  it("use the catalogue's data, which has the date of a moved night", () => {
    const event = { id: "e", title: "Iron Harvest", place: "Tidewater Hall", sale: "onSale" } as NightView;
    const { next } = bookedNights([order("1", "e", "2026-11-01T00:00:00Z")], new Map([["e", event]]), en);
    expect(next).toMatchObject([{ title: "Iron Harvest", place: "Tidewater Hall" }]);
  });
});
