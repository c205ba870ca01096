/**
 * Search, following and a fan's calendar on the real build, as a browser without scripts and a mail program see them.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signUp } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";

const TOWN = "Norfolk, VA";
const FOLLOW = `/follow?kind=town&subject=${encodeURIComponent(TOWN)}`;
const NO_KEY = "0".repeat(32);

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const read = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

/** Where the link of the last mail to `to` leads. */
async function linkTo(to: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const response = await fetch(`${site.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`);
      const path = /\/following\/[\w-]+/.exec(JSON.stringify(await response.json()))?.[0];
      if (!path) throw new Error("No mail yet");
      return path;
    },
    { timeout: 20_000, interval: 250 },
  );
}

describe("/search", () => {
  it("asks for words, finds them, and says when nothing has them", async () => {
    const guest = fan(site);
    expect((await guest.get("/search")).status).toBe(200);
    const found = await vi.waitFor(async () => {
      const page = await guest.get("/search?text=iron+harvest");
      expect(read(page.html)).toContain("Iron Harvest");
      return page;
    }, 20_000);
    expect(found.headers.get("x-robots-tag") ?? found.html).toContain("noindex");
    const none = await guest.get(`/search?text=${encodeURIComponent("<b>\"zzyzx'</b>")}`);
    expect([none.status, none.html.includes("<b>&quot;zzyzx")]).toEqual([200, false]);
    expect(none.html).not.toContain('<b>"zzyzx');
  });

  it("takes a text and a position that nobody would send", async () => {
    for (const query of [`text=${"x".repeat(5_000)}`, "text=%00", "text=a&after=%27", "text=a&after=1_2_x:y"]) {
      expect([query.slice(0, 20), (await fan(site).get(`/search?${query}`)).status]).toEqual([query.slice(0, 20), 200]);
    }
  });
});

describe("/follow", () => {
  it("knows only what there is to follow", async () => {
    for (const query of [
      "",
      "?kind=town",
      "?kind=town&subject=Atlantis",
      "?kind=king&subject=x",
      "?kind=town&subject=%00",
    ]) {
      expect([query, (await fan(site).get(`/follow${query}`)).status]).toEqual([query, 404]);
    }
  });

  it("keeps a wrong email in its field, and refuses another intent", async () => {
    const form = { kind: "town", subject: TOWN, email: "maya@nowhere" };
    const wrong = await fan(site).post(FOLLOW, { intent: "follow", ...form, email: "no email" });
    expect([wrong.status, wrong.html.includes('value="no email"')]).toEqual([400, true]);
    expect((await fan(site).post(FOLLOW, { intent: "lead", ...form })).status).toBe(400);
  });

  it("mails a guest a link, whose page changes nothing by itself and unsubscribes with one click", async () => {
    const email = "coming-back@example.com";
    const asked = await fan(site).post(FOLLOW, { intent: "follow", kind: "town", subject: TOWN, email });
    expect(asked.path).toContain("done=asked");
    const path = await linkTo(email);
    const reader = fan(site);
    const page = await reader.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(read(page.html)).toContain("Norfolk");
    expect(page.html).toMatch(/name="intent"[^>]*value="confirm"|value="confirm"[^>]*name="intent"/);

    const confirmed = await reader.post(path, { intent: "confirm" });
    expect(confirmed.path).toBe(`${path}?done=confirmed`);
    const id = hidden(confirmed.html, "id");
    // A mail program has no session, follows no redirect, and is answered 200 (RFC 8058).
    const program = await fan(site).once(`${path}?leave=${id}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(program.status).toBe(200);
    expect(hidden((await reader.get(path)).html, "id")).not.toBe(id);
  });

  it("mails an address three times in a day, and says to try again tomorrow", async () => {
    const form = { intent: "follow", kind: "town", subject: TOWN, email: "eager@example.com" };
    for (let n = 0; n < 3; n++) expect((await fan(site).post(FOLLOW, form)).path).toContain("done=asked");
    const fourth = await fan(site).post(FOLLOW, form);
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([429, "86400"]);
    expect(read(fourth.html)).toContain("Too many emails to this address today. Try again tomorrow.");
    expect(read(fourth.html)).not.toContain("an hour");
    expect(fourth.html).toContain('value="eager@example.com"');
  });

  it("says to wait an hour to a guest who follows too much at once, with an address of its own each time", async () => {
    const guest = fan(site);
    await guest.get(FOLLOW);
    const form = (n: number) => ({ intent: "follow", kind: "town", subject: TOWN, email: `many-${n}@example.com` });
    for (let n = 0; n < 5; n++) expect((await guest.post(FOLLOW, form(n))).path).toContain("done=asked");
    const sixth = await guest.post(FOLLOW, form(6));
    expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(read(sixth.html)).toContain("Too many tries. Wait an hour, then try again.");
  });

  it("shows a wrong key what it shows an old one", async () => {
    const pages = await Promise.all([NO_KEY, "x", "..%2f"].map((key) => fan(site).get(`/following/${key}`)));
    for (const { status, html } of pages) {
      expect(status).toBe(404);
      expect(html).not.toContain("@example.com");
    }
  });
});

describe("/calendar/KEY.ics", () => {
  it("is a fan's alone, at an address that they can replace", async () => {
    const who = fan(site);
    await signUp(who, "/home", "calendar@example.com");
    const made = await who.post("/profile/following", { intent: "calendar" });
    const path = /\/calendar\/[0-9a-f]{32}\.ics/.exec(made.html)?.[0] ?? "";
    const app = fan(site);
    const file = await app.once(path);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(file.headers.get("cache-control")).toContain("private");
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r?\n?$/);
    for (const known of [file.headers.get("etag") ?? "", "*"]) {
      expect((await app.once(path, { headers: { "if-none-match": known } })).status).toBe(304);
    }

    await who.post("/profile/following", { intent: "calendar" });
    for (const wrong of [path, `/calendar/${NO_KEY}.ics`, "/calendar/x.ics", `/calendar/${NO_KEY}`]) {
      expect([wrong, (await app.once(wrong)).status]).toEqual([wrong, 404]);
    }
  });
});
