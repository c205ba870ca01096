import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signUp, ticketNumbers } from "./purchase";

let site: Site;
let night: string;
let path: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
  path = `/tickets/event/${night}`;
});
afterAll(() => site.stop());

const fieldOf = (html: string, tier: string) =>
  html.match(new RegExp(`name="(quantity\\.[0-9a-f-]+)"[^>]*aria-label="[^"]*${tier}"`))?.[1] ?? "";

describe("Holding seats", () => {
  it("is refused with 409 beside a tier with too few seats, and what was typed is still there", async () => {
    const refused = await hold(fan(site), night, "Ringside", 7);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("Only 3 seats are left here.");
    expect(refused.html).toContain('value="7"');
  });

  it("S23: takes the seats once for five simultaneous posts of one form", async () => {
    const ada = fan(site);
    const { html } = await ada.get(path);
    const field = fieldOf(html, "Ringside");
    const form = { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" };
    const pages = await Promise.all(Array.from({ length: 5 }, () => ada.post(path, form)));
    expect(pages.map((page) => page.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await fan(site).get(path)).html).toContain("2 left");

    await ada.post(path, { intent: "cancel" });
    expect((await fan(site).get(path)).html).toContain("3 left");
  });

  it("keeps the last seats open to the fan who holds them and closed to others", async () => {
    const ada = fan(site);
    const held = await hold(ada, night, "Ringside", 3);
    expect(held.html).toContain("None left");
    expect(fieldOf((await fan(site).get(path)).html, "Ringside")).toBe("");
    expect((await hold(ada, night, "Ringside", 2)).html).toContain("Pay $158");
    await ada.post(path, { intent: "cancel" });
  });
});

describe("Paying", () => {
  it("for other numbers than the held ones holds them first and shows the amount", async () => {
    const ada = fan(site);
    const held = await hold(ada, night, "Upper", 1);
    const changed = await ada.post(path, { intent: "pay", [fieldOf(held.html, "Upper")]: "3" });
    expect(changed.path).toBe(`${path}?changed`);
    expect(changed.html).toContain("Your total is now $60.");
    await ada.post(path, { intent: "cancel" });
  });

  it("without a hold charges nothing and says so", async () => {
    const refused = await fan(site).post(path, { intent: "pay" });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain("Hold seats again before you pay.");
  });
});

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

describe("A guest's tickets", () => {
  async function bought() {
    const ada = fan(site);
    await hold(ada, night, "Upper", 1);
    const back = new URL((await fillIn(await pay(ada, night), GOOD_CARD, "guest@example.com")) ?? "");
    return { ada, back: back.pathname + back.search };
  }
  const mailed = async () => {
    const response = await fetch(`${site.sandbox}/mailbox.json?to=guest@example.com`);
    const [mail] = (await response.json()) as { text: string }[];
    return new URL(/https?:\S+key=\S+/.exec(mail?.text ?? "")?.[0] ?? "http://no.mail/");
  };

  it("open on the return from payment, at an address without a secret, and for nobody else", async () => {
    const { ada, back } = await bought();
    const tickets = await ada.get(back);
    expect(tickets.path).toMatch(/^\/paid\/tickets\/[0-9a-f-]{36}$/);
    expect(tickets.headers.get("cache-control")).toBe("no-store");
    expect((await ada.get(`/tickets/details/${night}`)).html).toContain("QR code of ticket");

    const stranger = fan(site);
    for (const address of [back, tickets.path, `/tickets/details/${night}`, `/tickets/print?event=${night}`]) {
      expect((await stranger.get(address)).status).toBe(404);
    }
    const absent = "/tickets/details/00000000-0000-4000-8000-000000000000";
    for (const address of [`/tickets/details/${night}`, absent]) {
      expect(main((await stranger.get(address)).html)).toContain('href="/tickets/lost"');
    }
  });

  it("show strangers the same page as missing tickets", async () => {
    const { back } = await bought();
    const absent = back.replace(/reservation=.*/, "reservation=00000000-0000-4000-8000-000000000000");
    const [foreign, none] = [await fan(site).get(back), await fan(site).get(absent)];
    const bare = (html: string) => html.replaceAll(/reservation=[0-9a-f-]+|nonce="[^"]*"/g, "");
    expect(foreign.status).toBe(404);
    expect(bare(foreign.html)).toBe(bare(none.html));
  });

  it("open by the link in the mail, whose key moves from the address to the cookie", async () => {
    const { ada, back } = await bought();
    await ada.get(back);
    await expect.poll(async () => (await mailed()).host, { timeout: 10_000 }).not.toBe("no.mail");
    const link = await mailed();
    const bob = fan(site);
    const first = await bob.once(link.pathname + link.search);
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toBe(`/tickets/details/${night}`);
    expect(first.headers.get("referrer-policy")).toBe("no-referrer");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.headers.get("x-robots-tag")).toBe("noindex");
    expect((await bob.get(`/tickets/details/${night}`)).html).toContain("QR code of ticket");

    const wrong = await fan(site).get(`${link.pathname}${link.search}x`);
    expect(wrong.status).toBe(404);
    expect(wrong.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("Lost tickets", () => {
  it("are mailed three times an hour at most, and the limit is the same for an address without tickets", async () => {
    const lost = () => fan(site).post("/tickets/lost", { intent: "send", email: "forgetful@example.com" });
    for (let n = 0; n < 3; n++) expect((await lost()).status).toBe(200);
    const fourth = await lost();
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(fourth.html).toContain("Too many tries. Wait an hour, then try again.");
    expect(fourth.html).toContain('value="forgetful@example.com"');
  });
});

describe("Returning from payment before the money arrives", () => {
  it("waits without a script, checks again less and less often, and leads to the tickets in the end", async () => {
    const ada = fan(site);
    await hold(ada, night, "Upper", 1);
    const stripe = await pay(ada, night);
    const id = /reservationId[^0-9a-f]+([0-9a-f-]{36})/.exec((await ada.get(path)).html)?.[1];
    const paid = `/paid/tickets/${id}`;
    const waiting = await ada.get(`/tickets/details/${night}?reservation=${id}`);
    expect(waiting.path).toBe(paid);
    expect(waiting.html).toContain("Still confirming your payment");
    expect(waiting.html).toMatch(/<meta http-equiv="refresh" content="3;url=[^"]*look=1"/);
    const later = await ada.get(`${paid}?look=40`);
    expect(later.html).toMatch(/<meta http-equiv="refresh" content="15;url=[^"]*look=41"/);

    await fillIn(stripe, GOOD_CARD);
    const tickets = await ada.get(`${paid}?look=41`);
    expect(tickets.html).toContain("You paid $20. Your tickets for Iron Harvest are ready.");
    expect(tickets.html).not.toContain('http-equiv="refresh"');
  });
});

describe("Transferring", () => {
  const details = () => `/tickets/details/${night}`;

  /** Buys a ticket and transfers it to `to`. Returns the link in the mail about it. */
  async function linkTo(to: string): Promise<string> {
    const giver = fan(site);
    await hold(giver, night, "Upper", 1);
    await giver.get(pathOf(await fillIn(await pay(giver, night), GOOD_CARD)));
    const [ticket = ""] = ticketNumbers(await giver.get(details()));
    await giver.post(details(), { intent: "give", ticket, email: to, name: "Ada" });
    const link = async () => {
      const mailbox = await fetch(`${site.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`);
      const [mail] = (await mailbox.json()) as { text: string }[];
      return /https?:\S+key=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    };
    await expect.poll(link, { timeout: 10_000 }).not.toBe("");
    return pathOf(await link());
  }

  it("leads a fan who has no ticket left to their orders, also if it is refused", async () => {
    const link = await linkTo("receiver@example.com");
    // The ticket stays out of an account with another address: only its link opens it.
    const receiver = fan(site);
    await signUp(receiver, "/profile", "another.address@example.com");
    const [ticket = ""] = ticketNumbers(await receiver.get(link));
    expect(ticket).not.toBe("");
    for (let press = 0; press < 2; press++) {
      const email = `nia${press}@example.com`;
      const page = await receiver.post(details(), { intent: "give", ticket, email, name: "Nia" });
      expect([page.path, page.status]).toEqual(["/profile/orders", 200]);
    }
  });

  it("shows a guest with the ticket's link the same page if the form is sent twice", async () => {
    const link = await linkTo("guest.receiver@example.com");
    const guest = fan(site);
    const [ticket = ""] = ticketNumbers(await guest.get(link));
    expect(ticket).not.toBe("");
    const give = (email: string) => guest.post(details(), { intent: "give", ticket, email, name: "Nia" });
    const first = await give("nia@example.net");
    expect(first.html).toContain(`Ticket ${ticket} is theirs now.`);
    const second = await give("nia@example.net");
    expect([second.path, second.status]).toEqual([first.path, first.status]);
    expect(second.html).toContain(`Ticket ${ticket} is theirs now.`);
    expect((await give("other@example.net")).html).not.toContain("is theirs now.");
  });
});

describe("Pages of missing things", () => {
  it.each([
    ["/tickets/event/nonsense", "Page Not Found: /tickets/event/nonsense"],
    ["/tickets/event/00000000-0000-4000-8000-000000000000", "Page not found: /tickets/event/00000000-"],
    ["/tickets/details/nonsense", "Page Not Found: /tickets/details/nonsense"],
    ["/no/such/page?at=all", "Page not found: /no/such/page?at=all"],
  ])("%s is a 404 with its path", async (address, message) => {
    const page = await fan(site).get(address);
    expect(page.status).toBe(404);
    expect(page.html).toContain(message);
    expect(page.html).toContain("Ooops!!! The page you are looking for is not found.");
  });
});

describe("The profile of a guest", () => {
  it("invites to sign in on the page itself, without a redirect", async () => {
    const page = await fan(site).get("/profile");
    expect(page.hops).toEqual([]);
    expect(page.html).toContain('href="/profile/auth/sign-in"');
  });
});
