/** What the box office does for fans: finds them, transfers and moves their tickets, and gives complimentary ones. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "../../access/identities";
import { STAFF, staffSignedIn } from "../../access/staff";
import { eventId } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { keptIn, pressed, previewIn, said } from "./office-forms";

let site: Site;
let office: Browser;
let owner: Browser;
let night: string;
let seated: string;
beforeAll(async () => {
  site = await testSite();
  [office, owner] = await Promise.all([staffSignedIn(site, "box-office"), staffSignedIn(site, "owner")]);
  night = await eventId(site, "Iron Harvest");
  seated = await eventId(site, "Twelve Go In");
}, 120_000);
afterAll(() => site?.stop());

const pairs = (form: Record<string, string>) => Object.entries(form);
const comps = (event: string) => `/office/nights/${event}/comps`;
const mailsTo = async (to: string) => {
  const answer = await fetch(`${site.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
};
/** Mails leave a moment after the answer. */
const mailed = (to: string) => expect.poll(() => mailsTo(to), { timeout: 20_000 });

/** A field of the form, by the part of its label that follows. */
function fieldFor(html: string, label: string): string {
  const name = new RegExp(`name="([^"]+)"[^>]*aria-label="${label}`).exec(html)?.[1];
  if (!name) throw new Error(`No field ${label}`);
  return name;
}

async function given(event: string, tier: string, email: string, more: { seats?: string; number?: string } = {}) {
  const { html } = await office.get(comps(event));
  const page = await pressed(office, comps(event), {
    intent: "comp",
    id: hidden(html, "id"),
    name: "Petra Press",
    email,
    why: "Review",
    [fieldFor(html, `How many of ${tier}`)]: more.number ?? (more.seats ? "" : "1"),
    ...(more.seats && { [fieldFor(html, `Seats of ${tier}`)]: more.seats }),
  });
  const order = new URL(page.path, site.url).searchParams.get("order") ?? "";
  expect(said(page)).toContain(`Given, as order ${order}`);
  return order;
}

/** The tickets of a fan, from their page. */
async function ticketsOf(email: string): Promise<string[]> {
  const { html } = await office.get(`/office/fans/${encodeURIComponent(email)}`);
  return [...html.matchAll(/href="\/office\/orders\/tickets\/([^"]+)"/g)].map(([, number = ""]) => number);
}

describe("complimentary tickets", () => {
  it("are shown before they are given, and mailed", async () => {
    const { html } = await office.get(comps(night));
    const fields = {
      intent: "comp",
      id: hidden(html, "id"),
      name: "Nia Vale",
      email: "nia@example.com",
      why: "Sponsor",
      [fieldFor(html, "How many of Upper")]: "2",
    };
    const shown = await office.post(comps(night), fields);
    expect(shown.status).toBe(200);
    expect(said(shown)).toContain("2 free tickets for Nia Vale");
    expect(said(shown)).toContain("A mail with the codes goes to nia@example.com.");
    expect(await mailsTo("nia@example.com")).toEqual([]);
    const page = await office.post(comps(night), previewIn(shown) ?? {});
    expect(page.hops).toHaveLength(1);
    await mailed("nia@example.com").toEqual(["Your tickets for Iron Harvest"]);
    // The same form again.
    const again = await office.post(comps(night), previewIn(shown) ?? {});
    expect([again.status, said(again).includes("given a moment ago")]).toEqual([400, true]);
    expect(await ticketsOf("nia@example.com")).toHaveLength(2);
  });

  it("keep what was typed beside why they are refused", async () => {
    const { html } = await office.get(comps(night));
    const fields = {
      intent: "comp",
      name: "Nia Vale",
      email: "nobody",
      why: "x",
      [fieldFor(html, "How many of Upper")]: "1",
    };
    const wrong = await office.post(comps(night), fields);
    expect([wrong.status, previewIn(wrong)]).toEqual([400, undefined]);
    expect(said(wrong)).toContain("nobody is not an email address.");
    expect(wrong.html).toContain('value="Nia Vale"');
    const none = await office.post(comps(night), {
      ...fields,
      email: "nia@example.com",
      [fieldFor(html, "How many of Upper")]: "",
    });
    expect(said(none)).toContain("Say how many tickets.");
  });

  it("are not given if the form differs from its preview", async () => {
    const { html } = await office.get(comps(night));
    const fields = {
      intent: "comp",
      name: "N",
      email: "n@example.com",
      why: "x",
      [fieldFor(html, "How many of Upper")]: "1",
    };
    const shown = previewIn(await office.post(comps(night), fields)) ?? {};
    const changed = await office.post(comps(night), { ...shown, email: "someone.else@example.com" });
    expect(said(changed)).toContain("Something has changed since you looked.");
    expect(previewIn(changed)?.email).toBe("someone.else@example.com");
    expect(await ticketsOf("someone.else@example.com")).toEqual([]);
  });
});

describe("a ticket", () => {
  it("is transferred for its fan, and both fans get a mail", async () => {
    await given(night, "Upper", "from@example.com");
    const [number = ""] = await ticketsOf("from@example.com");
    const path = `/office/orders/tickets/${number.toLowerCase()}`;
    expect(said(await office.get(path))).toContain("Petra Press");
    const page = await pressed(office, `${path}/transfer`, {
      intent: "transfer",
      name: "Tom Taker",
      email: "Taker@example.com",
    });
    expect(said(page)).toContain("The ticket was transferred.");
    await mailed("taker@example.com").toEqual(["Petra Press sent you a ticket"]);
    await mailed("from@example.com").toContain("Your ticket for Iron Harvest was transferred");
    expect(said(await office.get(path))).toContain("transferred");
    const again = await office.post(`${path}/transfer`, { intent: "transfer", name: "A", email: "a@example.com" });
    expect([again.status, said(again).includes("can’t be transferred")]).toEqual([400, true]);
    expect(await ticketsOf("taker@example.com")).toHaveLength(1);
  });

  it("gets another seat of its price, after a preview", async () => {
    await given(seated, "Ringside", "seated@example.com");
    const [number = ""] = await ticketsOf("seated@example.com");
    const path = `/office/orders/tickets/${number}/seat`;
    const now = said(await office.get(path)).match(/Now: (\S+)/)?.[1] ?? "";
    expect(now).toMatch(/^\w+-\w+-\w+$/);
    const same = await office.post(path, { intent: "reseat", place: now });
    expect([same.status, said(same).includes(`has ${now} already`)]).toEqual([400, true]);
    const nowhere = await office.post(path, { intent: "reseat", place: "999-Z-1" });
    expect(said(nowhere)).toContain("The plan has no seat 999-Z-1.");
    const [section = "", row = ""] = now.split("-");
    // Some seat of the same row is free.
    for (let seat = 1; seat <= 30; seat++) {
      const place = `${section}-${row}-${seat}`;
      const shown = await office.post(path, { intent: "reseat", place });
      const preview = previewIn(shown);
      if (!preview) continue;
      expect(said(shown)).toContain("1 mail tells the holder.");
      const done = await office.post(path, preview);
      expect(said(done)).toContain(`Moved to ${place}.`);
      return;
    }
    throw new Error("No seat was free");
  });

  it("gets a more expensive seat only at no charge, and the preview says so", async () => {
    await given(seated, "Ringside", "dearer@example.com");
    const [number = ""] = await ticketsOf("dearer@example.com");
    const path = `/office/orders/tickets/${number}/seat`;
    // Some seat of the front row is free.
    for (let seat = 1; seat <= 8; seat++) {
      const asked = { intent: "reseat", place: `FN-1-${seat}` };
      const refused = await office.post(path, asked);
      if (!said(refused).includes("Nobody is charged for another seat")) continue;
      expect(refused.status).toBe(400);
      const shown = await office.post(path, { ...asked, noCharge: "on" });
      expect(said(shown)).toContain("No charge: no money moves.");
      const done = await office.post(path, previewIn(shown) ?? {});
      expect(said(done)).toContain(`Moved to FN-1-${seat}.`);
      return;
    }
    throw new Error("No seat was free");
  });

  it("that doesn't exist is a 404, and so is its night", async () => {
    for (const path of ["/office/orders/tickets/NONE", "/office/nights/nowhere/comps"]) {
      expect((await office.get(path)).status).toBe(404);
    }
  });
});

describe("fans", () => {
  it("are not listed, but found by what is known of them", async () => {
    await given(night, "Upper", "found@example.com");
    const page = await office.get("/office/fans");
    expect(page.html).not.toContain("@example.com</td>");
    expect(said(await office.get("/office/fans?q=fo"))).toContain("3 letters or more");
    const found = await office.get("/office/fans?q=FOUND@exam");
    expect(found.html).toContain('href="/office/fans/found%40example.com"');
    expect(said(await office.get("/office/fans?q=nobody-at-all"))).toContain("Nobody is called that");
    // What a pattern would match.
    expect(said(await office.get("/office/fans?q=%25%25%25"))).toContain("Nobody is called that");
  });

  it("have a page that shows no card and no device, and opening it is in the history", async () => {
    await given(night, "Upper", "looked@example.com");
    const { html, status } = await office.get("/office/fans/looked@example.com");
    expect(status).toBe(200);
    expect(html).toContain("Iron Harvest");
    expect(html).not.toMatch(/card ending|4242|password/i);
    const history = await owner.get("/office/history?kind=fan");
    expect(said(history)).toContain("fan.looked");
    expect(said(history)).toContain("boxoffice@ringside.example");
    expect(history.html).not.toContain("looked@example.com");
    expect((await office.get("/office/fans/unknown@example.com")).status).toBe(404);
  });

  it("get a 404 for the search themselves", async () => {
    expect((await fan(site).get("/office/fans?q=found")).status).toBe(404);
  });
});

// Last, since the sign-ins of the others get old, too.
describe("with a sign-in that isn't recent", () => {
  it("a ticket is neither transferred nor moved, and none is given, until the password is typed again", async () => {
    await given(night, "Upper", "stale@example.com");
    const [number = ""] = await ticketsOf("stale@example.com");
    const ticket = `/office/orders/tickets/${number}`;
    const stale = await staffSignedIn(site, "box-office");
    await site.advance("PT20M");
    expect((await stale.get(ticket)).status).toBe(200);
    for (const [path, form] of [
      [`${ticket}/transfer`, { intent: "transfer", name: "Tom Taker", email: "stolen@example.com" }],
      [`${ticket}/seat`, { intent: "reseat", place: "FN-1-1" }],
      [comps(night), { intent: "comp", name: "Tom Taker", email: "stolen@example.com", why: "x" }],
    ] as const) {
      const again = `/office/again?${new URLSearchParams({ to: path })}`;
      expect((await stale.once(path)).headers.get("location")).toBe(again);
      const refused = await stale.post(path, form);
      expect([refused.status, refused.path, keptIn(refused)]).toEqual([403, path, { path, fields: pairs(form) }]);
    }
    expect(await ticketsOf("stolen@example.com")).toEqual([]);
    const back = await stale.post(`/office/again?${new URLSearchParams({ to: comps(night) })}`, {
      ...{ intent: "again", password: STAFF["box-office"][1] },
    });
    expect([back.status, back.path]).toEqual([200, comps(night)]);
  });
});
