/** What staff do about an order besides refunding it: notes, corrections, tickets sent again, scans undone. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { visitor } from "../box-office/box-office-world";
import { type OfficeWorld, officeWorld, STAFF } from "./office-world";

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld();
});
afterEach(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(() => world.close());

const actionsOf = async (entity: string) => (await world.audited(entity)).map(({ action }) => action);

describe("A corrected email", () => {
  it("gets the tickets with a new link; the old address gets a mail, and its link is dead", async () => {
    const { orderNumber, key, eventId } = await world.bought({ email: "tpyo@mail.example" });
    const deed = world.deed();
    const to = { email: "Typo@Mail.example ", fullName: "Maya Ostrow" };
    expect(await world.orders.changeBuyer(orderNumber, to, deed)).toBe("done");
    await world.office.drained();
    expect(world.mails.map(({ to: address }) => address).sort()).toEqual(["tpyo@mail.example", "typo@mail.example"]);
    const notice = world.mails.find((mail) => mail.to === "tpyo@mail.example");
    expect(notice?.subject).toBe(`Order ${orderNumber} has a new email address.`);
    expect(notice?.text).not.toContain("typo@mail.example");
    expect(await world.office.openOrder(orderNumber, key)).toBeUndefined();
    const fresh = /key=([\w-]+)/.exec(world.mails.find((mail) => mail.to === "typo@mail.example")?.text ?? "")?.[1];
    expect(await world.office.openOrder(orderNumber, fresh ?? "")).toEqual({ eventId });
    // Names of fans stand apart from what the history shows.
    const row = (await world.audited(orderNumber)).find(({ action }) => action === "order.buyer_changed");
    expect(JSON.stringify([row?.detail, row?.before, row?.after])).not.toMatch(/typo|tpyo|Maya/i);
    expect(await world.orders.changeBuyer(orderNumber, to, deed)).toBe("already");
    await expect(world.orders.changeBuyer(orderNumber, to, world.deed())).rejects.toThrow("the same");
  });

  it("gets no mail about a corrected name, which all of the buyer's tickets bear, however long it is", async () => {
    const { orderNumber, key, tickets } = await world.bought();
    const fullName = `${"Wolfeschlegelstein ".repeat(16)}`.slice(0, 300).trim();
    await world.orders.changeBuyer(orderNumber, { email: "guest@example.com", fullName }, world.deed());
    await world.office.drained();
    expect(world.mails).toEqual([]);
    expect(await world.office.openOrder(orderNumber, key)).toBeDefined();
    const file = await world.orders.file(orderNumber);
    expect(file?.kind === "tickets" && file.order.tickets.map(({ guestFullName }) => guestFullName)).toEqual(
      tickets.map(() => fullName),
    );
    expect((await world.orders.list({ text: "Wolfeschlegel" })).rows).toHaveLength(1);
  });

  it.each([
    ["no address", { email: "nonsense", fullName: "Maya" }, "not an email address"],
    ["an empty name", { email: "a@b.example", fullName: "  " }, "Say a name"],
  ])("is refused for %s", async (_, to, why) => {
    const { orderNumber } = await world.bought();
    await expect(world.orders.changeBuyer(orderNumber, to, world.deed())).rejects.toThrow(why);
    expect(await actionsOf(orderNumber)).toEqual(["order.issued"]);
  });
});

describe("A scan", () => {
  it("that was a mistake is undone once, and the ticket admits again", async () => {
    const {
      orderNumber,
      eventId,
      tickets: [number = ""],
      key,
    } = await world.bought();
    const fan = { ...visitor(), orderKeys: { [orderNumber]: key } };
    const shown = (await world.office.tickets(fan, eventId)).find(({ ticketNumber }) => ticketNumber === number);
    const signature = new URL(shown?.checkInUrl ?? "http://none").searchParams.get("s") ?? "";
    const pass = {
      ...{ id: randomUUID(), eventId, label: "North door", mode: "steward" as const },
      ...{ names: true, offline: true, until: new Date(world.clock.now().getTime() + 60_000) },
    };
    const enter = () => world.office.checkIn(pass, number, signature);
    expect(await enter()).toMatchObject({ admitted: true });
    const deed = world.deed();
    expect(await world.orders.undoScan(orderNumber, number, deed)).toBe("done");
    expect(await world.orders.undoScan(orderNumber, number, deed)).toBe("already");
    expect(await world.audited(number)).toMatchObject([
      { action: "ticket.used", actor: "North door" },
      { action: "ticket.scan_undone", actor: STAFF.name, before: { checkedInBy: "North door" } },
    ]);
    await expect(world.orders.undoScan(orderNumber, number, world.deed())).rejects.toThrow("isn’t scanned");
    expect(await enter()).toMatchObject({ admitted: true });
  });

  it("of another order's ticket is not undone, nor one whose night was called off", async () => {
    const [one, other] = [await world.bought(), await world.bought()];
    const scan = `update ticket set status = 'USED', checked_in_at = now(), checked_in_by = 'North'`;
    await world.db.execute(`${scan} where ticket_number = '${other.tickets[0]}'`);
    await expect(world.orders.undoScan(one.orderNumber, other.tickets[0] ?? "", world.deed())).rejects.toThrow();
    await world.office.cancelEvent(other.eventId, "office");
    await expect(world.orders.undoScan(other.orderNumber, other.tickets[0] ?? "", world.deed())).rejects.toThrow();
    expect(await world.stateOf(other.tickets[0])).toBe("USED");
  });
});

describe("An order", () => {
  it("keeps notes for staff, each once, and none that is empty", async () => {
    const { orderNumber } = await world.bought();
    const deed = world.deed();
    const note = () => world.orders.note(orderNumber, " Called twice. ", deed);
    expect(await Promise.all([note(), note()])).toContain("already");
    const rows = (await world.audited(orderNumber)).filter(({ action }) => action === "order.noted");
    expect(rows).toMatchObject([{ personal: { note: "Called twice." }, detail: {}, via: "office" }]);
    await expect(world.orders.note(orderNumber, "  ", world.deed())).rejects.toThrow("nothing");
    await expect(world.orders.note(orderNumber, "x", { ...deed, id: "no guid" })).rejects.toThrow("incomplete");
  });

  it("is mailed again; the history says by whom, and its page lists the mails", async () => {
    const { orderNumber, tickets } = await world.bought();
    expect(await world.orders.resend(orderNumber, world.deed())).toBe("done");
    expect(world.mails).toHaveLength(1);
    expect(await actionsOf(orderNumber)).toEqual(["order.issued", "order.resent"]);
    const file = await world.orders.file(orderNumber.toLowerCase());
    expect(file?.mails.map(({ template }) => template)).toEqual(["tickets", "tickets"]);
    await world.refund(orderNumber, { kind: "tickets", ticketNumbers: tickets });
    await expect(world.orders.resend(orderNumber, world.deed())).rejects.toThrow("no ticket");
    expect((await world.orders.file(orderNumber))?.mails.map(({ template }) => template)).toContain("refund");
    expect(await world.orders.file("NONE-NONE")).toBeUndefined();
  });
});
