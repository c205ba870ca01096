/** `codes`: the office's commands about phases and codes of a night's sale. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { code } from "../../server/store/schema";
import { boxOfficeWorld, held, night, visitor, type World, wish } from "../services/box-office/box-office-world";
import { testStore } from "../store";
import { officeOf } from "./office";

let world: World;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
afterAll(async () => {
  office.leave();
  await world.close();
});

const inHours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString();
const show = (...capacities: number[]) =>
  night(
    world.store,
    world.clock.now(),
    capacities.map((capacity) => ({ capacity, cents: 4_900 })),
  );
const codesNow = () => world.store.db.select().from(code);
const phase = (eventId: string, name: string, audience: string, ...more: string[]) =>
  office.run(
    ...["codes", "phase", eventId, "--name", name, "--for", audience, "--from", inHours(-1), "--until", inHours(5)],
    ...more,
  );

it("adds a phase to all tiers or some, and shows what is left of it", async () => {
  const { eventId } = await show(100, 10);
  const dry = await phase(eventId, "Early bird", "everyone", "--tier", "Tier 1=39.00:20", "--dry-run");
  expect(dry.out).toContain("Would add the phase Early bird");
  expect((await office.run("codes", "phases", eventId)).out).toContain("The night has no phases");

  expect((await phase(eventId, "Early bird", "everyone", "--tier", "Tier 1=39.00:20", "--actor", "Ada")).code).toBe(0);
  expect((await phase(eventId, "Fans", "code")).out).toMatch(/Tier 2 +\$49.00 +any/);
  const { out } = await office.run("codes", "phases", eventId);
  expect(out).toMatch(/Early bird +everyone .*Tier 1 +\$39.00 +20 +20/);
  const { rows } = await world.store.db.execute(sql`select actor from audit where action = 'phase.added' order by at`);
  expect(rows).toEqual([{ actor: "Ada" }, { actor: "office" }]);
});

it.each([
  [["--tier", "Tier 1:31"], "Premium's early seats are at most 30 %"],
  [["--tier", "Tier 9:1"], "No tier is called Tier 9."],
  [["--tier", "Tier 1=0.30"], "Stripe charges nothing below $0.50."],
  [["--tier", "=5"], "=5 is not a tier such as"],
])("refuses a phase for Premium with %j", async (more, says) => {
  const { eventId } = await show(100, 10);
  const refused = await phase(eventId, "Premium", "premium", ...more);
  expect([refused.code === 0, refused.err]).toEqual([false, expect.stringContaining(says)]);
  expect((await office.run("codes", "phases", eventId)).out).toContain("The night has no phases");
});

it("two phases for Premium share the 30 percent of a tier", async () => {
  const { eventId } = await show(100);
  expect((await phase(eventId, "First", "premium", "--tier", "Tier 1:20")).code).toBe(0);
  const over = await phase(eventId, "Second", "premium", "--tier", "Tier 1:11");
  expect(over.err).toContain("Tier 1: 11 seats are too many");
  expect((await phase(eventId, "Second", "premium")).out).toMatch(/Tier 1 +\$49.00 +10/);
});

it("refuses a phase for nobody we know, one that ends first, and a second one of that name", async () => {
  const { eventId } = await show(10);
  expect((await phase(eventId, "X", "members")).err).toContain("members is not everyone, premium or code.");
  expect((await phase(eventId, "X", "everyone", "--until", inHours(-2))).err).toContain("It ends before it starts.");
  expect((await phase(eventId, "X", "everyone")).code).toBe(0);
  expect((await phase(eventId, "x", "code")).err).toContain("has a phase x already");
  expect((await phase("nowhere", "X", "code")).err).toContain("There is no event");
});

it("refuses a phase and a code that are over already, as with last year's date", async () => {
  const { eventId } = await show(10);
  const over = ["--from", inHours(-30), "--until", inHours(-20)];
  const before = (await codesNow()).length;
  expect((await phase(eventId, "Late", "everyone", ...over)).err).toContain("It is over already: it ends in the past.");
  expect((await office.run("codes", "phases", eventId)).out).toContain("The night has no phases");
  const code = await office.run("codes", "add", eventId, "--percent", "10", ...over);
  expect(code).toMatchObject({ code: 1, err: expect.stringContaining("It is over already: it ends in the past.") });
  expect(await codesNow()).toHaveLength(before);
});

it("adds a code for two nights, says what it does, and what it has sold", async () => {
  const [one, two] = [await show(10), await show(10)];
  const both = [one.eventId, two.eventId];
  const words = ["--code", "spring", "--percent", "10", "--uses", "5", "--until", inHours(5)];
  expect((await office.run("codes", "add", ...both, ...words, "--dry-run")).out).toContain("Would add SPRING.");
  expect(await codesNow()).toEqual([]);
  expect((await office.run("codes", "add", ...both, ...words)).out).toContain("Added SPRING.");
  expect((await office.run("codes", "add", one.eventId, ...words)).err).toContain("There is a code SPRING already.");

  const fan = visitor({});
  const hold = await held(world.office.reserve(fan, { ...wish(two.eventId, { [two.first]: 2 }), codes: ["SPRING"] }));
  const paying = await world.office.pay(fan, hold);
  await world.payAt(paying.outcome === "checkout" ? paying.url : "");
  await world.office.receive(...(await world.posted("checkout.session.completed")));
  expect((await office.run("codes", "show", one.eventId)).out).toMatch(/SPRING +10 % off .* 4 +any/);
  expect((await office.run("codes", "show", "spring")).out).toContain(
    "Paid with it: 1 order, 2 seats, 9.80 taken off.",
  );

  const [order] = await world.office.orders(fan);
  const shown = await office.run("orders", "show", order?.orderNumber ?? "");
  expect(shown.out).toContain("9.80 taken off with SPRING");
  const some = (await world.office.tickets(fan, two.eventId))[0]?.ticketNumber ?? "";
  const dry = await office.run("orders", "refund", order?.orderNumber ?? "", some, "--dry-run");
  expect(dry.out).toContain("44.10");
});

it.each([
  [[], "one of these"],
  [["--percent", "10", "--off", "5"], "one of these"],
  [["--percent", "101"], "--percent is a whole number from 1 to 100"],
  [["--off", "five"], "five is not an amount"],
  [["--opens", "Nothing"], "The night has no phase Nothing."],
  [["--percent", "10", "--tier", "Tier 7"], "No tier is called Tier 7."],
  [["--percent", "10", "--code", "no spaces"], "no spaces is not 3 to 40 letters"],
  [["--percent", "10", "--uses", "0"], "--uses is a whole number"],
  [["--percent", "10", "--from", "2199-01-01T10:00Z"], "It ends before it starts."],
])("refuses a code with %j", async (more, says) => {
  const { eventId } = await show(10);
  const before = (await codesNow()).length;
  const refused = await office.run("codes", "add", eventId, "--until", inHours(5), ...more);
  expect([refused.code === 0, refused.err]).toEqual([false, expect.stringContaining(says)]);
  expect(await codesNow()).toHaveLength(before);
});

it("makes no code for a fan whose address is none", async () => {
  const { eventId } = await show(10);
  const words = ["--percent", "10", "--until", inHours(5), "--email", "notmail"];
  const before = (await codesNow()).length;
  const said = await office.run("codes", "add", eventId, "--code", "NOTMAIL", ...words);
  expect([said.code, said.err]).toEqual([1, "This is not an email address.\n"]);
  expect(await codesNow()).toHaveLength(before);
});

it("makes a batch for one use each, exports it, and stops it whole", async () => {
  const { eventId, first } = await show(10);
  await phase(eventId, "Fans", "code", "--tier", "Tier 1=29.00");
  const made = await office.run("codes", "batch", "press", "3", eventId, "--opens", "fans", "--until", inHours(5));
  expect(made.out).toContain("Made 3 codes.");
  expect(
    (await office.run("codes", "batch", "press", "3", eventId, "--opens", "Fans", "--until", inHours(5))).err,
  ).toContain("There is a batch press already.");
  const [head, ...lines] = (await office.run("codes", "export", "press")).out.trim().split(/\r?\n/);
  expect(head).toBe("code,uses,uses_left,seats,seats_left");
  expect(lines).toEqual(Array(3).fill(expect.stringMatching(/^[2-9A-HJ-NP-Z]{10},1,1,,$/)));
  const texts = lines.map((line) => line.split(",")[0] ?? "");

  await held(world.office.reserve(visitor(), { ...wish(eventId, { [first]: 1 }), codes: texts.slice(0, 1) }));
  expect((await office.run("codes", "stop", "--batch", "press", "--dry-run")).out).toContain("Would stop 3 codes.");
  expect((await office.run("codes", "stop", "--batch", "press")).out).toContain("Stopped 3 codes.");
  const late = await world.office.reserve(visitor(), { ...wish(eventId, { [first]: 1 }), codes: texts.slice(1, 2) });
  expect(late).toMatchObject({ outcome: "refused", problems: [{ code: "codeOver" }] });
  expect((await office.run("codes", "stop")).err).toContain("Name a code, or a batch.");
  expect((await office.run("codes", "stop", "NOBODY")).err).toContain("There is no code NOBODY.");
  expect((await office.run("codes", "export", "nothing")).err).toContain("There is no batch nothing.");
});

it("changes a code's limits, but never below what is held", async () => {
  const { eventId, first } = await show(10);
  const add = (text: string, ...more: string[]) =>
    office.run("codes", "add", eventId, "--code", text, "--percent", "10", "--until", inHours(5), ...more);
  await add("FEW", "--uses", "3", "--seats", "6");
  await add("FREELY");
  await held(world.office.reserve(visitor(), { ...wish(eventId, { [first]: 2 }), codes: ["FEW"] }));
  expect((await office.run("codes", "limit", "few", "--uses", "1", "--seats", "2", "--dry-run")).out).toContain(
    "Would change FEW: uses left: 0, seats left: 0.",
  );
  expect((await office.run("codes", "limit", "FEW", "--seats", "1")).err).toContain("FEW has 2 seats already.");
  expect((await office.run("codes", "limit", "FEW", "--uses", "1")).out).toContain("uses left: 0, seats left: 4.");
  const late = await world.office.reserve(visitor(), { ...wish(eventId, { [first]: 1 }), codes: ["FEW"] });
  expect(late).toMatchObject({ problems: [{ code: "codeUsed" }] });
  expect((await office.run("codes", "limit", "FEW", "--uses", "4")).out).toContain("uses left: 3");
  expect((await office.run("codes", "limit", "FREELY", "--uses", "4")).err).toContain("FREELY has no such limit.");
  expect((await office.run("codes", "limit", "NOBODY", "--uses", "4")).err).toContain("There is no code NOBODY.");
  expect((await office.run("codes", "limit", "FEW")).err).toContain("Say --uses, --seats, or both.");
  const [few] = await world.store.db.select().from(code).where(eq(code.text, "FEW"));
  expect(few).toMatchObject({ uses: 4, usesLeft: 3, seats: 6, seatsLeft: 4 });
});
