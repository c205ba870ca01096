/** Messages to the office: a colleague takes one, answers by mail in the sender's language, and closes it. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officeMails } from "../../../server/services/mails/office-mails";
import { forget, rowsOf } from "../../../server/services/privacy/forget";
import { contact, contactAnswer } from "../../../server/store/schema";
import { MINUTE_MS } from "../../store";
import { type OfficeWorld, officeWorld, STAFF } from "./office-world";

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld();
});
beforeEach(async () => {
  await world.db.delete(contact);
  world.mails.length = 0;
});
afterAll(() => world.close());

const ME = STAFF.name;

async function letter(row: Partial<typeof contact.$inferInsert> = {}) {
  const id = randomUUID();
  world.clock.advance(MINUTE_MS);
  await world.db.insert(contact).values({
    ...{ id, firstName: "Maya", lastName: "Ostrow", email: "maya@mail.example", subject: "My seats" },
    ...{ message: "Where are they?", source: "billing-assistance", locale: "de", createdAt: world.clock.now(), ...row },
  });
  return id;
}
const inView = async (view: "open" | "waiting" | "mine" | "done") =>
  (await world.letters.list(view, { email: ME })).rows.map(({ id }) => id);
const answer = (id: string, text: string, more = {}) =>
  world.letters.answer(id, { ...world.deed(), text, author: ME, done: false, seenAnswers: 0, ...more });

describe("An answer", () => {
  it("goes out once, in a frame of the sender's language, quotes the message, and waits for a reply", async () => {
    const id = await letter();
    const deed = world.deed();
    expect(await answer(id, "Reihe C.\n\nBis bald!", deed)).toBe("done");
    expect(await answer(id, "Reihe C.\n\nBis bald!", deed)).toBe("already");
    await world.office.drained();
    expect(world.mails).toHaveLength(1);
    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: "maya@mail.example", subject: "Re: My seats" });
    expect(mail?.text).toContain("Reihe C.");
    expect(mail?.text).toContain("Wir haben auf deine Nachricht geantwortet.");
    expect(mail?.text).toContain("Where are they?");
    expect([await inView("open"), await inView("waiting"), await inView("mine")]).toEqual([[], [id], [id]]);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual(["letter.answered"]);
  });

  it("invites a reply only if OFFICE_MAIL says where it goes", async () => {
    const deed = world.deed();
    await answer(await letter({ locale: "en" }), "Row C.", deed);
    const site = { store: world.store, siteUrl: "http://localhost", siteName: "Ringside" };
    const withMail = await officeMails({ ...site, officeMail: "Office <office@tickets.example>" }).letter_answer(
      deed.id,
    );
    expect(withMail).toMatchObject({ replyTo: "Office <office@tickets.example>" });
    expect(withMail?.text).toContain("Reply to this email");
    const without = await officeMails(site).letter_answer(deed.id);
    expect(without).not.toHaveProperty("replyTo");
    expect(without?.text).not.toContain("Reply to this email");
  });

  it("is refused when it is empty, or a colleague has answered since the page was shown", async () => {
    const id = await letter();
    await expect(answer(id, " \n ")).rejects.toThrow("nothing");
    await answer(id, "Row C.");
    await expect(answer(id, "Row D.")).rejects.toThrow("A colleague has answered");
    expect(await answer(id, "Row C, really.", { seenAnswers: 1, done: true })).toBe("done");
    expect(await inView("done")).toEqual([id]);
    await expect(answer(randomUUID(), "x")).rejects.toThrow("deleted");
  });

  it("of two colleagues at once, one is sent", async () => {
    const id = await letter();
    const both = await Promise.allSettled([answer(id, "Row C."), answer(id, "Row D.")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.db.select().from(contactAnswer).where(eq(contactAnswer.contactId, id))).toHaveLength(1);
  });
});

describe("A message", () => {
  it("is taken, given back, closed and opened again, each with its row in the history", async () => {
    const id = await letter();
    await world.letters.change(id, { assignee: ME }, world.deed());
    expect(await inView("mine")).toEqual([id]);
    await world.letters.change(id, { assignee: null }, world.deed());
    await world.letters.change(id, { state: "done" }, world.deed());
    expect([await inView("mine"), await inView("done")]).toEqual([[], [id]]);
    const deed = world.deed();
    await world.letters.change(id, { state: "open" }, deed);
    expect(await world.letters.change(id, { state: "open" }, deed)).toBe("already");
    expect(await world.letters.counts(ME)).toEqual({ open: 1, waiting: 0, mine: 0, done: 0 });
    expect((await world.audited(id)).map(({ before, after }) => [before, after])).toEqual([
      [{ assignee: null }, { assignee: ME }],
      [{ assignee: ME }, { assignee: null }],
      [{ state: "open" }, { state: "done" }],
      [{ state: "done" }, { state: "open" }],
    ]);
  });

  it("waits in a list of pages, the oldest first", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 52; n++) ids.push(await letter({ subject: `Number ${n}` }));
    const first = await world.letters.list("open", { email: ME });
    expect([first.rows.map(({ id }) => id), first.more]).toEqual([ids.slice(0, 50), true]);
    const last = first.rows.at(-1);
    const after = last && { at: last.createdAt, id: last.id };
    const second = await world.letters.list("open", { email: ME, after });
    expect([second.rows.map(({ id }) => id), second.more]).toEqual([ids.slice(50), false]);
  });

  it("has its sender's orders beside it, and the one that it names", async () => {
    const own = await world.bought({ email: "maya@mail.example" });
    const named = await world.bought({ email: "friend@mail.example" });
    const id = await letter({ orderNumber: ` ${named.orderNumber.toLowerCase()} ` });
    const { orders = [] } = (await world.letters.file(id)) ?? {};
    expect(new Set(orders.map(({ number, named: isNamed }) => `${number} ${isNamed}`))).toEqual(
      new Set([`${own.orderNumber} false`, `${named.orderNumber} true`]),
    );
    expect(await world.letters.file("nonsense")).toBeUndefined();
    expect((await world.orders.file(own.orderNumber))?.letters).toMatchObject([{ id }]);
  });

  it("goes with its sender's account, with answers and notes, and is in their export before", async () => {
    const { orderNumber } = await world.bought({ email: "maya@mail.example" });
    const id = await letter();
    await answer(id, "Row C.");
    await world.letters.note(id, "Sounds angry.", world.deed());
    await world.orders.note(orderNumber, "Sits with a friend.", world.deed());
    const fan = { userId: randomUUID(), email: "maya@mail.example", username: "maya", visitorId: randomUUID() };
    const rows = await rowsOf(world.db, fan);
    expect(rows.contactAnswer).toMatchObject([{ text: "Row C." }]);
    expect(JSON.stringify(rows.officeNotes)).toMatch(
      /Sounds angry.*Sits with a friend|Sits with a friend.*Sounds angry/,
    );
    expect(JSON.stringify(rows)).not.toContain(ME);
    await world.db.transaction((tx) => forget(tx, fan, randomUUID()));
    expect(await world.db.select().from(contactAnswer)).toEqual([]);
    expect((await world.audited(id)).map(({ personal }) => personal)).toEqual([null, null]);
    expect((await world.audited(orderNumber)).map(({ personal }) => personal)).not.toContainEqual(expect.anything());
  });
});
