/** The code field of the purchase page without scripts: every answer says how to continue, and what was typed stays. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { terms } from "../../services/terms/terms-world";
import { DAY_MS } from "../../store";
import { fan, hidden, type Page } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, signUp } from "./purchase";

/** With an early bird and the code SPRING; not on sale yet. */
const NIGHT = "Cold Iron";
const SOON = "Winter Count";

let database: TestDatabase;
let store: Store;
let on: ReturnType<typeof terms>;
let site: Site;
let night: string;
let path: string;
beforeAll(async () => {
  database = await filledDatabase();
  const clock = { now: () => new Date() };
  store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "none", clock, migrate: false });
  on = terms(store, clock.now());
  site = await testSite({ DATABASE_URL: database.url });
  night = await eventId(site, NIGHT);
  path = `/tickets/event/${night}`;
});
afterAll(async () => {
  await site.stop();
  await store.close();
  await database.drop();
});

type Fan = ReturnType<typeof fan>;
const QUANTITY = /name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*"/g;
const fields = (html: string) => [...html.matchAll(QUANTITY)].map(([, name = ""]) => name);
const typedIn = (html: string, name: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0].match(/value="([^"]*)"/)?.[1];
const refusalsIn = (html: string) =>
  [...html.matchAll(/role="alert"[\s\S]*?<p>([\s\S]*?)<\/p>/g)].map(([, says]) => says);

/** Presses a button of the page's own form, with every field as the page has it. */
async function press(who: Fan, intent: string, more: Record<string, string>): Promise<Page> {
  const { html } = await who.get(path);
  const shown = [...html.matchAll(/name="(shown\.[^"]+)" value="(\d+)"/g)].map(([, name, cents]) => [name, cents]);
  return who.post(path, { intent, clientKey: hidden(html, "clientKey"), ...Object.fromEntries(shown), ...more });
}
const tiersOf = async (page: string) =>
  fields((await fan(site).get(page)).html).map((name) => name.slice("quantity.".length));
const seats = async (who: Fan, quantity: number) => ({ [fields((await who.get(path)).html)[0] ?? ""]: `${quantity}` });

it("a good code shows that it works, and the hold is cheaper by what it takes off", async () => {
  const ada = fan(site);
  const checked = await press(ada, "code", { code: "spring" });
  expect([checked.status, checked.path]).toEqual([200, `${path}?code=SPRING`]);
  expect(checked.html).toContain("SPRING works. Your price shows once your seats are held.");
  expect(typedIn(checked.html, "code")).toBe("SPRING");

  const held = await press(ada, "reserve", { ...(await seats(ada, 2)), code: " Spring " });
  expect(held.status).toBe(200);
  expect(held.html).toMatch(/You save .*?\$[\d.]+.* with .*SPRING/);
  expect(typedIn(held.html, "code")).toBe("SPRING");
  // Without the code, the same seats cost more again.
  const without = await press(ada, "reserve", { ...(await seats(ada, 2)), code: "" });
  expect(without.html).not.toContain("You save");
  await ada.post(path, { intent: "cancel" });
});

it("an unknown code keeps what was typed, the seats that were chosen, and the hold", async () => {
  const ada = fan(site);
  const chosen = await seats(ada, 2);
  await press(ada, "reserve", chosen);
  const other = await seats(ada, 3);
  const refused = await press(ada, "reserve", { ...other, code: "SPRUNG" });
  expect(refused.status).toBe(400);
  expect(refusalsIn(refused.html)).toEqual(["SPRUNG isn’t a code for this show. Check the spelling."]);
  expect(typedIn(refused.html, "code")).toBe("SPRUNG");
  expect(typedIn(refused.html, Object.keys(other)[0] ?? "")).toBe("3");
  expect((await ada.get(path)).html).toContain("These 2 seats are yours until");
  await ada.post(path, { intent: "cancel" });
});

it.each([
  ["SPRING SPRING", 200, "SPRING works."],
  ["SPRING, OTHER", 400, "OTHER isn’t a code for this show."],
  ["ONE TWO THREE", 400, "ONE TWO THREE isn’t a code for this show."],
  ["<b>&", 400, "&lt;B&gt;&amp; isn’t a code"],
  ["X".repeat(84), 400, "isn’t a code for this show."],
])("%s is answered with %i", async (code, status, says) => {
  const answer = await press(fan(site), "code", { code });
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(says);
});

it("codes that are early, expired, used up or for other seats say so", async () => {
  const [first = "", second = ""] = await tiersOf(path);
  const now = Date.now();
  await on.code([first], { text: "TOMORROW", startAt: new Date(now + DAY_MS) });
  await on.code([first], { text: "YESTERDAY", startAt: new Date(now - 2 * DAY_MS), endAt: new Date(now - DAY_MS) });
  await on.code([second], { text: "ELSEWHERE" });
  await on.code([first], { text: "GROUPS", minimumSeats: 4 });
  await on.code([first], { text: "ONCE", uses: 1 });
  const holder = fan(site);
  await press(holder, "reserve", { ...(await seats(holder, 1)), code: "ONCE" });
  for (const [code, says] of [
    ["TOMORROW", "TOMORROW doesn’t work yet. Try again later."],
    ["YESTERDAY", "YESTERDAY has expired."],
    ["ONCE", "ONCE has already been used up."],
    ["ELSEWHERE", "ELSEWHERE isn’t for the seats you picked."],
    ["GROUPS", "GROUPS takes at least this many seats: 4."],
    ["SPRING GROUPS", "You can use one presale code and one discount code per order."],
  ] as const) {
    const ada = fan(site);
    const refused = await press(ada, "reserve", { ...(await seats(ada, 1)), code });
    expect([refused.status, ...refusalsIn(refused.html)]).toEqual([400, says]);
    expect(typedIn(refused.html, "code")).toBe(code);
  }
  // The fan who holds seats with it presses again, and keeps it.
  expect((await press(holder, "reserve", { ...(await seats(holder, 2)), code: "ONCE" })).html).toContain("You save");
  await holder.post(path, { intent: "cancel" });
});

it("before the sale, an access code opens its seats, and without it nobody gets them", async () => {
  const soon = await eventId(site, SOON);
  const page = `/tickets/event/${soon}`;
  const closed = await fan(site).get(page);
  expect(closed.html).toContain("Do you have a code? Enter it to see what’s open to you.");
  const [first = ""] = await store
    .prepared<{ id: string }>(sql`select id from ticket_definition where event_id = ${soon}::uuid order by order_index`)
    .then((rows) => rows.map(({ id }) => id));
  const opened = await on.phase(soon, { [first]: { cents: 1_500, seats: 4 } }, { audience: "code" });
  await on.code([], { text: "PRESALE", phaseId: opened });

  const ada = fan(site);
  const refused = await ada.post(page, { intent: "code", code: "PRESALES" });
  expect([refused.status, ...refusalsIn(refused.html)]).toEqual([
    400,
    "PRESALES isn’t a code for this show. Check the spelling.",
  ]);
  expect(typedIn(refused.html, "code")).toBe("PRESALES");
  const open = await ada.post(page, { intent: "code", code: "presale" });
  expect(open.path).toBe(`${page}?code=PRESALE`);
  expect(fields(open.html)).toEqual([`quantity.${first}`]);
  const form = { intent: "reserve", clientKey: hidden(open.html, "clientKey"), [`quantity.${first}`]: "2" };
  expect((await ada.post(page, form)).html).not.toContain("Pay $30");
  const held = await ada.post(page, { ...form, code: "PRESALE" });
  expect(held.html).toContain("Pay $30");
  await ada.post(page, { intent: "cancel" });
});

it("eleven wrong codes in ten minutes are too many, and the seats stay as they are", async () => {
  const ada = fan(site);
  await press(ada, "reserve", await seats(ada, 1));
  for (let n = 0; n < 10; n++) {
    expect((await press(ada, "code", { code: "SPRING" })).status).toBe(200);
    expect((await press(ada, "code", { code: `WRONG${n}` })).status).toBe(400);
  }
  const more = await press(ada, "code", { code: "WRONG" });
  expect([more.status, more.headers.get("retry-after"), ...refusalsIn(more.html)]).toEqual([
    429,
    "600",
    "That was too many codes. Wait ten minutes, then try again. Your seats stay as they are.",
  ]);
  expect((await ada.get(path)).html).toContain("This seat is yours until");
  await ada.post(path, { intent: "cancel" });
});

it("a code that leaves less than Stripe charges makes the order free, which takes an account", async () => {
  const [first = ""] = await tiersOf(path);
  const [tier] = await store.prepared<{ cents: number }>(
    sql`select price_cents as cents from ticket_definition where id = ${first}::uuid`,
  );
  await on.code([first], { text: "ALMOST", centsPerTicket: (tier?.cents ?? 0) - 20 });
  const ada = fan(site);
  const paid = await press(ada, "reserve", await seats(ada, 1));
  const goods = paid.html.split("<form").findLast((form) => form.includes('value="addGoods"')) ?? "";
  const variant = /<option value="([^"]+)"/.exec(goods)?.[1] ?? hidden(goods, "variant");
  const reservationId = hidden(goods, "reservationId");
  const added = await ada.post(path, { intent: "addGoods", reservationId, slug: hidden(goods, "slug"), variant });
  expect(added.html).toContain('value="takeGoods"');
  expect(added.html).not.toContain("Your seats are free");

  const held = await press(ada, "reserve", { ...(await seats(ada, 1)), code: "ALMOST" });
  expect(held.html).toContain("Get tickets");
  // Goods can't be paid for with these seats. They aren't lost, and the page says where they are.
  expect(held.html).toContain("Your seats are free, so there’s nothing to pay here.");
  expect(held.html).toMatch(/<a [^>]*href="\/shop\/basket"[^>]*>Go to basket</);
  expect(held.html).not.toContain('value="takeGoods"');
  expect((await ada.get("/shop/basket")).html).toMatch(/Pay \$\d/);
  const asked = await ada.post(path, { intent: "pay" });
  expect(asked.path).toBe(`${path}/auth/sign-up`);
  await signUp(ada, path, `${randomUUID()}@example.com`);
  const done = await ada.post(path, { intent: "pay" });
  expect([done.status, done.path]).toEqual([200, expect.stringMatching(/^\/paid\/tickets\//)]);
});
