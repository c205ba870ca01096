/** The waiting list's pages, as a browser without scripts uses them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventId, hold, signUp } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
let soldOut: string;
beforeAll(async () => {
  site = await testSite();
  soldOut = await eventId(site, "Saltwater Riot");
});
afterAll(() => site.stop());

const path = () => `/waiting-list/${soldOut}`;
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

it("keeps what was typed beside a clear error, and refuses what no button sends", async () => {
  const browser = fan(site);
  const { html } = await browser.get(path());
  const tier = /name="(tier-[0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  const bad = await browser.post(path(), { intent: "join", quantity: "2", email: "nobody", [tier]: "on" });
  expect(bad.status).toBe(400);
  expect(bad.html).toContain('value="nobody"');
  const many = await browser.post(path(), { intent: "join", quantity: "900", email: "a@example.com", [tier]: "on" });
  expect(many.status).toBe(400);
  const none = await browser.post(path(), { intent: "join", quantity: "1", email: "a@example.com" });
  expect([none.status, none.html.includes("Pick at least one tier.")]).toEqual([400, true]);
  expect((await browser.post(path(), { intent: "everything" })).status).toBe(400);
});

it("offers as many seats as the largest limit of its tiers, and names the chosen tier with a lower one", async () => {
  const browser = fan(site);
  const { html } = await browser.get(path());
  const tierOf = (name: string) =>
    new RegExp(`name="(tier-[0-9a-f-]{36})"(?:(?!</label>).)*>${name}<`).exec(html)?.[1] ?? "";
  const [front, upper] = [tierOf("Front Row VIP"), tierOf("Upper")];
  const offered = /<select[^>]*name="quantity"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
  expect([...offered.matchAll(/<option[^>]*>(\d+)</g)].map(([, n]) => Number(n))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

  const six = { intent: "join", quantity: "6", fewer: "on", email: "family-of-six@example.com" };
  const refused = await browser.post(path(), { ...six, [front]: "on", [upper]: "on" });
  expect([refused.status, refused.html.includes("Limit 4 in Front Row VIP.")]).toEqual([400, true]);
  expect(refused.html).not.toContain("Limit 8");
  expect(refused.html).toMatch(/<option[^>]*selected=""[^>]*>6</);
  expect(refused.html).toContain('value="family-of-six@example.com"');
  for (const name of ["fewer", front, upper]) {
    expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(refused.html)?.[0]).toContain('checked=""');
  }
  const joined = await browser.post(path(), { ...six, [upper]: "on" });
  expect([joined.status, main(joined.html).includes("Check your email at")]).toEqual([200, true]);
});

it("offers a tier from the moment at which its last seat is gone", async () => {
  const night = await eventId(site, "Iron Harvest");
  const joining = `/waiting-list/${night}`;
  expect((await fan(site).get(joining)).html).not.toContain("2. ");
  await hold(fan(site), night, "Ringside", 3);
  const { html } = await fan(site).get(`/tickets/event/${night}`);
  const [link = ""] = /<a[^>]*aria-label="Join waiting list: Ringside"[^>]*>/.exec(html) ?? [];
  const [, tier = ""] = /href="[^"]*\?tier=([^"]+)"/.exec(link) ?? [];
  const form = (await fan(site).get(`${joining}?tier=${tier}`)).html;
  expect(new RegExp(`<input[^>]*name="tier-${tier}"[^>]*>`).exec(form)?.[0]).toContain("checked");
});

const MINE = 'href="/profile/orders#waiting-lists"';

it("leads a fan who has joined on to the show and to their waiting lists, where the entry is", async () => {
  const maya = fan(site);
  await signUp(maya, "/home", "waits@example.com");
  const tier = /name="(tier-[0-9a-f-]{36})"/.exec((await maya.get(path())).html)?.[1] ?? "";
  const response = await maya.once(path(), {
    method: "POST",
    body: new URLSearchParams({ intent: "join", quantity: "1", [tier]: "on" }),
  });
  const { html } = await maya.get(path());
  const [, place = ""] = /<h2(?=[^>]*tabindex="-1")[^>]*id="(entry-[0-9a-f-]{36})"/.exec(html) ?? [];
  expect(response.headers.get("location")).toBe(`${path()}#${place}`);
  for (const link of [`href="/events/${soldOut}"`, MINE]) expect(main(html)).toContain(link);
  const lists = await maya.get("/profile/orders");
  expect(lists.html).toMatch(/<h2[^>]*id="waiting-lists"/);
  const entry = `/waiting-list/entry/${place.replace("entry-", "")}`;
  expect(lists.html).toContain(`href="${entry}"`);
  for (const link of [`href="/events/${soldOut}"`, MINE]) expect(main((await maya.get(entry)).html)).toContain(link);

  const left = await maya.post(path(), { intent: "leave" });
  expect(left.html).toMatch(/<div[^>]*class="alert good"(?=[^>]*autofocus)[^>]*>.*?You’ve left the waiting list/i);
});

it("leads a guest who has to confirm on to the show, and to no profile", async () => {
  const guest = fan(site);
  const tier = /name="(tier-[0-9a-f-]{36})"/.exec((await guest.get(path())).html)?.[1] ?? "";
  const sent = await guest.post(path(), { intent: "join", quantity: "1", email: "guest@example.com", [tier]: "on" });
  const rest = main(sent.html).split("Check your email at")[1] ?? "";
  expect(rest).toContain(`href="/events/${soldOut}"`);
  expect(rest).not.toContain(MINE);
});

it("an entry and its one-click unsubscribe are absent without the key", async () => {
  const entry = "/waiting-list/entry/00000000-0000-4000-8000-00000000dead";
  const browser = fan(site);
  expect((await browser.get(entry)).status).toBe(404);
  expect((await browser.get(`${entry}?key=AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
  expect(
    (await browser.post(`${entry}/leave?key=AAAAAAAAAAAAAAAAAAAAAA`, { "List-Unsubscribe": "One-Click" })).status,
  ).toBe(404);
  expect((await browser.post(entry, { intent: "accept" })).status).toBe(409);
});
