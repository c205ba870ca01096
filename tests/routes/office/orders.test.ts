/** The office's pages of orders, refunds and messages over HTTP, without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, signedIn } from "../../access/identities";
import { FAN } from "../../access/sandbox-tokens";
import { staffSignedIn } from "../../access/staff";
import { eventId, fillIn, GOOD_CARD, hold, pay } from "../buying/purchase";
import { hidden, fan as newBrowser } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
let owner: Browser;
let boxOffice: Browser;
let viewer: Browser;
let order: string;

beforeAll(async () => {
  site = await testSite({ OFFICE_REFUND_CENTS: "1000", FRESH_MINUTES: "600", OFFICE_MAIL: "office@tickets.example" });
  owner = await staffSignedIn(site, "owner");
  boxOffice = await staffSignedIn(site, "box-office");
  viewer = await staffSignedIn(site, "viewer");
  order = await buy("maya@mail.example");
}, 120_000);
afterAll(() => site?.stop());

/** Buys two seats as a guest and returns the order's number. */
async function buy(email: string): Promise<string> {
  const guest = newBrowser(site);
  const night = await eventId(site, "Iron Harvest");
  await hold(guest, night, "Upper", 2);
  const back = await fillIn(await pay(guest, night), GOOD_CARD, email);
  await guest.get(new URL(back ?? "").pathname + new URL(back ?? "").search);
  const list = await owner.get(`/office/orders?q=${encodeURIComponent(email)}`);
  return /\/office\/orders\/([A-Z0-9-]{9})"/.exec(list.html)?.[1] ?? "none";
}
const pageOf = () => `/office/orders/${order}`;
const refundPage = () => `${pageOf()}/refund`;
const ticketsOf = (html: string) =>
  [...html.matchAll(/name="ticket"[^>]*value="([^"]+)"/g)].map(([, number = ""]) => number);

describe("The list", () => {
  it("finds an order, says that nothing was found, and keeps its filters in the address", async () => {
    const list = await boxOffice.get("/office/orders?q=maya&kind=tickets&days=2");
    expect(list.html).toContain(order);
    expect(list.html).toContain('value="maya"');
    expect((await boxOffice.get("/office/orders?q=nobody-of-that-name")).html).toContain("Nothing is like that.");
    expect((await boxOffice.get("/office/orders?older=nonsense&night=nonsense&state=x")).status).toBe(200);
  });

  it("can be downloaded, with sums for the owner alone", async () => {
    const theirs = await (await boxOffice.once("/office/orders.csv?q=maya")).text();
    expect(theirs).toContain("maya@mail.example");
    expect(theirs).not.toContain("USD");
    expect(await (await owner.once("/office/orders.csv?q=maya")).text()).toContain("USD");
    expect((await viewer.once("/office/orders.csv")).status).toBe(403);
  });
});

describe("An order's page", () => {
  it("shows buyer, tickets, money, mails and history, and nothing to people without the right", async () => {
    const { html } = await boxOffice.get(pageOf());
    for (const text of ["maya@mail.example", "Upper", "Order made", "Mail “tickets”", "Paid"])
      expect(html).toContain(text);
    expect((await viewer.get(pageOf())).status).toBe(403);
    expect((await (await signedIn(site, FAN)).get(pageOf())).status).toBe(404);
    expect((await boxOffice.get("/office/orders/NONE-NONE")).status).toBe(404);
  });

  it("keeps a note once, however often its button is pressed, and what was typed if it is refused", async () => {
    const deed = hidden((await boxOffice.get(pageOf())).html, "deed");
    const note = { intent: "note", deed, note: "Called twice" };
    expect((await boxOffice.post(pageOf(), note)).html).toContain("The note is saved.");
    const again = await boxOffice.post(pageOf(), note);
    expect(again.html).toContain("That had been done already.");
    expect(again.html.match(/Called twice/g)).toHaveLength(1);
    const fresh = hidden(again.html, "deed");
    const refused = await boxOffice.post(pageOf(), {
      intent: "changeBuyer",
      deed: fresh,
      name: "Maya <b>",
      email: "no",
    });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain("Maya &lt;b&gt;");
    expect(refused.html).toContain("This is not an email address.");
  });
});

describe("A refund's page", () => {
  it("shows the effects first; the button has the amount on it; a second click changes nothing", async () => {
    const [one = ""] = ticketsOf((await owner.get(refundPage())).html);
    const shown = await owner.get(`${refundPage()}?ticket=${one}`);
    expect(shown.html).toMatch(/\$[\d.]+ back/);
    expect(shown.html).toMatch(/Refund \$[\d.]+/);
    expect(shown.html).toContain(`${one} stops scanning at once.`);
    expect(shown.html).toContain("ending 4242");
    const form = {
      intent: "refund",
      ticket: one,
      digest: hidden(shown.html, "digest"),
      deed: hidden(shown.html, "deed"),
    };
    const unknown = await owner.post(`${refundPage()}?ticket=${one}`, { ...form, reason: "nope" });
    expect([unknown.status, unknown.html.includes("“nope” isn’t one of the options")]).toEqual([400, true]);
    const done = await owner.post(`${refundPage()}?ticket=${one}`, { ...form, reason: "mistake", note: "" });
    expect(done.path).toBe(`${pageOf()}?done=refund`);
    expect(done.html).toContain("The refund is on its way.");
    const again = await owner.post(`${refundPage()}?ticket=${one}`, { ...form, reason: "mistake", note: "" });
    expect(again.path).toBe(`${pageOf()}?done=already`);
  });

  it("shows the new preview instead of refunding when the world has changed", async () => {
    const [left = ""] = ticketsOf((await owner.get(refundPage())).html);
    const at = `${refundPage()}?ticket=${left}`;
    const shown = await owner.get(at);
    const form = { intent: "refund", ticket: left, digest: "another", deed: hidden(shown.html, "deed"), note: "mine" };
    const outdated = await owner.post(at, form);
    expect(outdated.status).toBe(409);
    expect(outdated.html).toContain("Something has changed since this was shown.");
    expect(outdated.html).toContain('value="mine"');
    expect(hidden(outdated.html, "digest")).toBe(hidden(shown.html, "digest"));
  });

  it("lets the box office refund up to the limit, and says who may do more", async () => {
    const shown = await boxOffice.get(`${refundPage()}?amount=500`);
    expect(shown.html).toContain("more than is left");
    const limited = await boxOffice.get(`${refundPage()}?amount=5`);
    expect(limited.html).toContain("You may refund up to $10.00 an order.");
    expect(limited.html).not.toContain('value="refund"');
    expect((await boxOffice.get(`${refundPage()}?amount=12,5`)).html).toContain("12,5 is no amount.");
    expect((await viewer.get(refundPage())).status).toBe(403);
  });
});

describe("A message", () => {
  it("is answered by mail, with replies to the office", async () => {
    const guest = newBrowser(site);
    const sent = await guest.post("/billing-assistance", {
      ...{ intent: "letter", name: "Maya Ostrow", email: "maya@mail.example", subject: "tickets" },
      message: "Where are they?",
    });
    expect(sent.status).toBe(200);
    const list = await boxOffice.get("/office/letters");
    const letter = /\/office\/letters\/([0-9a-f-]{36})/.exec(list.html)?.[0] ?? "";
    const shown = await boxOffice.get(letter);
    expect(shown.html).toContain("Where are they?");
    expect(shown.html).toContain(`/office/orders/${order}`);
    const form = { intent: "answer", text: "Row C.", deed: hidden(shown.html, "deed"), seen: "0", close: "1" };
    expect((await boxOffice.post(letter, form)).html).toContain("The answer is on its way.");
    expect((await boxOffice.post(letter, form)).html).toContain("That had been done already.");
    expect((await boxOffice.get("/office/letters?view=done")).html).toContain("Where are they?");
    expect((await viewer.get("/office/letters")).status).toBe(403);
  });
});
