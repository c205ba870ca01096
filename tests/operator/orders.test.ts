/** The office's commands for orders, doors, redirects and the store. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../server/ports";
import { event, ticket, ticketOrder } from "../../server/store/schema";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  visitor,
  type World,
  wish,
} from "../services/box-office/box-office-world";
import { DAY_MS, testStore } from "../store";
import { officeOf } from "./office";

let world: World;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(async () => {
  await world.close();
  office.leave();
});

let made = 0;

const nightOf = async (slug: string) => (await world.store.db.select().from(event).where(eq(event.slug, slug)))[0];

/** A paid order of this many seats at $49, for a night of its own. */
async function bought(seats: number, email = "fan@example.com") {
  const slug = `night-${++made}`;
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }], { slug });
  const fan = visitor();
  const id = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  await world.payAt(await checkout(world.office.pay(fan, id)), "4242424242424242", email);
  const back = await world.office.returned(fan, id);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  world.mails.length = 0;
  const tickets = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, back.orderNumber));
  return {
    slug,
    eventId,
    orderNumber: back.orderNumber,
    tickets: tickets.map(({ ticketNumber }) => ticketNumber).sort(),
  };
}
const statusOf = async (orderNumber: string) =>
  (await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber)))[0]?.status;

describe("orders", () => {
  it("finds by number, ticket, email and name, and says when there is none", async () => {
    const { orderNumber, tickets } = await bought(1, "findable@example.com");
    for (const text of [orderNumber.toLowerCase(), tickets[0] ?? "", "FINDABLE@"]) {
      const { code, out } = await office.run("orders", "find", text);
      expect({ code, found: out.includes(orderNumber) }, text).toEqual({ code: 0, found: true });
    }
    expect((await office.run("orders", "find", "frankie")).out).toContain(orderNumber);
    // A percent sign is matched literally.
    expect((await office.run("orders", "find", "%")).code).toBe(1);
  });

  it("shows tickets, money and history", async () => {
    const { orderNumber, tickets } = await bought(2);
    const { out } = await office.run("orders", "show", orderNumber);
    for (const part of [...tickets, "$98.00", "paid", "pi_", "order.issued", "as a guest"]) expect(out).toContain(part);
    expect(await office.run("orders", "show", "XXXX-XXXX")).toMatchObject({
      code: 1,
      err: "There is no order XXXX-XXXX.\n",
    });
  });

  it("refunds one ticket, then the rest, and nothing twice; a dry run changes nothing", async () => {
    const { orderNumber, tickets } = await bought(3);
    const [one = ""] = tickets;
    expect((await office.run("orders", "refund", orderNumber, one, "--dry-run")).out).toBe(
      "Would take back 1 ticket and refund $49.00.\n",
    );
    expect((await office.run("orders", "refund", orderNumber, one)).out).toBe("Took back 1 ticket, refunded $49.00.\n");
    expect(await statusOf(orderNumber)).toBe("PAID");
    expect((await office.run("orders", "refund", orderNumber, "--actor", "Juno")).out).toBe(
      "Took back 2 tickets, refunded $98.00.\n",
    );
    expect(await statusOf(orderNumber)).toBe("REFUNDED");
    expect(world.mails.map(({ subject }) => subject)).toHaveLength(2);
    expect((await office.run("orders", "refund", orderNumber)).code).toBe(1);
    expect((await office.run("orders", "show", orderNumber)).out).toMatch(/order\.canceled +Juno/);
    expect((await office.run("orders", "refund", (await bought(1)).orderNumber, one)).err).toContain("not a ticket of");
  });

  it("resends an order to its buyer", async () => {
    const { orderNumber } = await bought(1, "lost@example.com");
    await office.run("orders", "resend", orderNumber, "--dry-run");
    expect(world.mails).toHaveLength(0);
    expect((await office.run("orders", "resend", orderNumber)).code).toBe(0);
    expect(world.mails).toMatchObject([{ to: "lost@example.com" }]);
  });

  it("cancels a night after a dry run, and a second run does no harm", async () => {
    const { slug, orderNumber } = await bought(2);
    const tried = await office.run("orders", "cancel-event", slug, "--dry-run");
    expect(tried.out).toBe("Would call off The Last Bell: 1 order with 2 tickets, $98.00, 0 holds.\n");
    expect(await statusOf(orderNumber)).toBe("PAID");
    const done = await office.run("orders", "cancel-event", slug);
    expect(done.out).toBe("The Last Bell is called off: 1 order, 2 tickets, $98.00 sent back, 0 holds released.\n");
    expect(await statusOf(orderNumber)).toBe("REFUNDED");
    expect((await office.run("orders", "cancel-event", slug)).out).toContain("$0.00 sent back");
    expect((await office.run("orders", "cancel-event", "no-such-night")).code).toBe(1);
  });

  it("moves a night and mails the ticket holders", async () => {
    const { slug } = await bought(1);
    expect((await office.run("orders", "move-event", slug, "tomorrow")).err).toContain("is not an instant");
    const { out } = await office.run("orders", "move-event", slug, "2026-06-06T19:30-04:00");
    expect(out).toContain("to 2026-06-06 19:30; 1 order was notified.");
    expect(world.mails).toHaveLength(1);
  });

  it("moves no night to the past, to its own date, or after it was called off", async () => {
    const { slug } = await bought(1);
    const moved = (...rest: string[]) => office.run("orders", "move-event", slug, ...rest);
    const refused = [
      ["2020-01-01T19:00-05:00", "The new date is over already.\n"],
      [(await nightOf(slug))?.startAt.toISOString() ?? "", "That is the date that it has.\n"],
    ] as const;
    for (const [at, err] of refused) {
      expect(await moved(at, "--dry-run")).toEqual({ code: 1, out: "", err });
      expect(await moved(at)).toEqual({ code: 1, out: "", err });
    }
    await office.run("orders", "cancel-event", slug);
    world.mails.length = 0;
    const off = { code: 1, out: "", err: expect.stringContaining("make a new night") };
    expect(await moved("2026-06-06T19:30-04:00", "--dry-run")).toEqual(off);
    expect(await moved("2026-06-06T19:30-04:00")).toEqual(off);
    expect(await moved()).toEqual(off);
    expect(await nightOf(slug)).toMatchObject({ status: "CANCELED" });
    expect(world.mails).toEqual([]);
  });

  it("neither moves nor cancels a draft", async () => {
    const slug = `night-${++made}`;
    await night(world.store, world.clock.now(), [{ capacity: 9 }], { slug, status: "DRAFT" });
    const before = await nightOf(slug);
    for (const dry of [["--dry-run"], []]) {
      const moved = await office.run("orders", "move-event", slug, "2026-06-06T19:30-04:00", ...dry);
      expect(moved).toEqual({ code: 1, out: "", err: "A draft's date is changed on its page.\n" });
      const canceled = await office.run("orders", "cancel-event", slug, ...dry);
      expect(canceled).toEqual({ code: 1, out: "", err: expect.stringContaining("The Last Bell is a draft") });
    }
    expect(await nightOf(slug)).toEqual(before);
  });

  it("writes a door list that is safe to open in a spreadsheet", async () => {
    const { slug, eventId, tickets } = await bought(3);
    const { db } = world.store;
    const [formula = "", inside = ""] = tickets;
    await db
      .update(ticket)
      .set({ guestFullName: '=HYPERLINK("http://x","y")' })
      .where(eq(ticket.ticketNumber, formula));
    const at = { status: "USED" as const, checkedInAt: world.clock.now(), checkedInBy: "North door" };
    await db.update(ticket).set(at).where(eq(ticket.ticketNumber, inside));
    const { out } = await office.run("orders", "door-list", slug, "door.csv");
    expect(out).toBe("3 guests of The Last Bell, 1 of them inside: door.csv\n");
    const text = readFileSync(join(office.folder, "door.csv"), "utf8");
    expect(text).toMatch(/^\uFEFFname,tier,order,number,checked in,by,entrance,section,row,seat\r\n/);
    expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(text).toMatch(new RegExp(`${inside},2026-03-14 08:00,North door,,,,\\r\\n`));
    expect((await office.run("orders", "door-list", eventId)).out).toContain("Frankie Fan");
  });

  it("prints a door link that expires with the night", async () => {
    const { slug, eventId } = await bought(1);
    const { out } = await office.run("orders", "door-pass", slug, "North door");
    const key = /^http:\/\/localhost:3000\/door\/([\w-]{22})$/m.exec(out)?.[1] ?? "";
    expect(await world.office.doorPass(key)).toMatchObject({ eventId, label: "North door", mode: "steward" });
    const now = world.clock.now();
    world.clock.advance(32 * DAY_MS);
    expect(await world.office.doorPass(key)).toBeUndefined();
    world.clock.set(now);
  });

  it("chooses the codes that a night's tickets show", async () => {
    const { slug, eventId } = await bought(1);
    expect((await office.run("orders", "door-codes", slug, "signed")).out).toContain("show signed codes");
    expect(await world.office.hasSignedCodes(eventId)).toBe(true);
    expect((await office.run("orders", "door-codes", slug, "signed")).out).toContain("already showed signed codes");
    expect((await office.run("orders", "door-codes", slug, "secret")).code).not.toBe(0);
  });

  it("lists holds that were lost during payment, and what happened to the money", async () => {
    const slug = `night-${++made}`;
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5, cents: 4_900 }], { slug });
    const fan = () => visitor({ email: "fan@example.com" });
    const atCheckout = async (who: Visitor, seats: number) => {
      const id = await held(world.office.reserve(who, wish(eventId, { [first]: seats })));
      return { who, id, url: await checkout(world.office.pay(who, id)) };
    };
    const lines = async (...more: string[]) =>
      (await office.run("orders", "holds", slug, ...more)).out.split("\n").slice(1, -1);

    expect((await office.run("orders", "holds", slug)).out).toBe("No hold was lost.\n");
    const guest = visitor();
    const released = await atCheckout(guest, 1);
    await world.office.cancel(guest, released.id);
    const [late, silent, paid] = [await atCheckout(fan(), 2), await atCheckout(fan(), 1), await atCheckout(fan(), 1)];
    const idle = await held(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
    expect(await lines()).toEqual([
      expect.stringMatching(new RegExp(`released +1 +\\$49\\.00 +none came.*guest +${released.id} +closed`)),
    ]);

    await world.payAt(paid.url);
    await world.office.returned(paid.who, paid.id);
    await world.payAt(late.url);
    world.clock.advance(40 * 60_000);
    await world.silence();
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 4 })));
    expect((await lines()).filter((line) => /ran out.*not known yet/.test(line))).toHaveLength(2);

    world.clock.advance(2 * 60_000);
    await world.catchUp();
    await world.office.reconcile();
    const listed = await lines();
    const of = (id: string) => listed.find((line) => line.includes(id));
    expect(of(late.id)).toMatch(
      new RegExp(`ran out +2 +\\$98\\.00 +\\$98\\.00 came late, sent back.*${late.who.user?.userId}`),
    );
    expect(of(silent.id)).toMatch(/ran out +1 +\$49\.00 +none came/);
    expect([of(paid.id), of(idle)]).toEqual([undefined, undefined]);
    expect(listed).toHaveLength(3);
    expect((await lines("--unpaid")).find((line) => line.includes(idle))).toMatch(/ran out.*none$/);
    expect((await office.run("orders", "holds")).out).toContain(late.id);
  });
});

describe("redirects", () => {
  it("are added, listed, removed and imported; a loop is refused", async () => {
    expect((await office.run("redirects", "add", "/old", "/new", "--dry-run")).out).toBe("/old would lead to /new.\n");
    expect((await office.run("redirects", "list")).out).toBe("There are no redirects.\n");
    expect((await office.run("redirects", "add", "/old", "/new")).code).toBe(0);
    expect((await office.run("redirects", "add", "/club", "https://club.example/")).code).toBe(0);
    expect((await office.run("redirects", "add", "/new", "/old")).err).toContain("lead back to /new");
    expect((await office.run("redirects", "add", "old", "/new")).err).toContain("is not a path");
    expect((await office.run("redirects", "add", "/x", "javascript:alert(1)")).err).toContain("nor a web address");
    expect((await office.run("redirects", "list")).out).toMatch(/\/club +https:\/\/club\.example\//);
    expect(await office.desk.redirects.find("/club")).toEqual({ target: "https://club.example/", external: true });

    office.write("old.csv", "path,target,external\n/a,/shows,false\n/b,https://b.example,true\n");
    expect((await office.run("redirects", "import", "old.csv")).out).toMatch(/^redirects +2 +0 +0 +0$/m);
    expect((await office.run("redirects", "import", "old.csv", "--prune")).out).toMatch(/^redirects +0 +0 +2 +2$/m);
    expect((await office.run("redirects", "remove", "/a")).code).toBe(0);
    expect((await office.run("redirects", "remove", "/a")).code).toBe(1);
  });
});

describe("db", () => {
  it("balances after everything done here, and says what does not", async () => {
    expect(await office.run("db", "check")).toEqual({ code: 0, out: "The books balance.\n", err: "" });
    const { orderNumber } = await bought(1);
    const set = (cents: number) =>
      world.store.db.update(ticketOrder).set({ totalCents: cents }).where(eq(ticketOrder.orderNumber, orderNumber));
    await set(1);
    const { code, err } = await office.run("db", "check");
    expect(code).toBe(1);
    expect(err).toContain(`paidInFull: ${orderNumber}: 1 owed, 4900 paid`);
    await set(4_900);
  });

  it("refuses a store with rows, a broken file and another schema, and changes nothing", async () => {
    await bought(1);
    expect((await office.run("db", "backup", "all.gz")).code).toBe(0);
    expect((await office.run("db", "restore", "all.gz")).err).toContain("The store is not empty.");
    const text = gunzipSync(readFileSync(join(office.folder, "all.gz"))).toString();
    const put = (name: string, content: string) => writeFileSync(join(office.folder, name), gzipSync(content));
    put("torn.gz", text.slice(0, -30));
    put("other.gz", text.replace(/"migration":"[^"]+"/, '"migration":"9999_future.sql"'));
    writeFileSync(join(office.folder, "cut.gz"), readFileSync(join(office.folder, "all.gz")).subarray(0, -20));
    put("odd.gz", '{"hello":1}\n');
    const before = await office.run("orders", "find", "fan@");
    for (const [file, says] of [
      ["torn.gz", "its end is missing"],
      ["other.gz", "of schema 9999_future.sql, this store of"],
      ["odd.gz", "is not a store backup"],
      ["cut.gz", "is not a complete gzip file"],
    ] as const) {
      const { code, err } = await office.run("db", "restore", file, "--force");
      expect({ code, says: err.includes(says) }, file).toEqual({ code: 1, says: true });
    }
    expect((await office.run("db", "restore", "all.gz", "--force", "--dry-run")).out).toContain("Would restore");
    expect(await office.run("orders", "find", "fan@")).toEqual(before);
    expect((await office.run("db", "restore", "all.gz", "--force")).out).toContain("Restored");
    expect(await office.run("orders", "find", "fan@")).toEqual(before);
  });
});

describe("Any command", () => {
  it("prints its usage, and exits with 2 when it was not understood", async () => {
    for (const words of [[], ["content"], ["orders", "refund"], ["db", "restore"], ["redirects", "add"]]) {
      const { code, out } = await office.run(...words, "--help");
      expect({ code, usage: out.includes("Usage: operator") }, words.join(" ")).toEqual({ code: 0, usage: true });
    }
    for (const words of [
      ["dance"],
      ["orders", "refund"],
      ["orders", "find", "a", "b"],
      ["db", "backup", "x", "--fast"],
    ]) {
      expect((await office.run(...words)).code, words.join(" ")).toBe(2);
    }
  });
});
