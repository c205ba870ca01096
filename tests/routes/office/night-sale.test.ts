/** What the box office does about a night's sale: seats, phases, codes, the waiting list, and the line. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "../../access/identities";
import { staffSignedIn } from "../../access/staff";
import { eventId } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { pressed, previewIn, said } from "./office-forms";

let site: Site;
let office: Browser;
let night: string;
let seated: string;
let soldOut: string;
beforeAll(async () => {
  site = await testSite();
  office = await staffSignedIn(site, "box-office");
  night = await eventId(site, "Iron Harvest");
  seated = await eventId(site, "Twelve Go In");
  soldOut = await eventId(site, "Saltwater Riot");
}, 120_000);
afterAll(() => site?.stop());

const at = (event: string, page: string) => `/office/nights/${event}/${page}`;

describe("seats", () => {
  /** A free seat of a section, as its page offers it. */
  async function freeSeat(): Promise<string> {
    const { html } = await fan(site).get(`/tickets/event/${seated}/seats/104`);
    return /name="place" value="([^"]+)"/.exec(html)?.[1] ?? /value="(104-[^"]+)"/.exec(html)?.[1] ?? "";
  }

  it("are blocked with a reason, and put back on sale", async () => {
    const place = await freeSeat();
    expect(place).toMatch(/^104-/);
    const path = at(seated, "seats");
    expect(said(await office.get(path))).toMatch(/Plan “.+”, version \d+/);
    const bare = await office.post(path, { intent: "block", seats: place, why: "" });
    expect([bare.status, said(bare).includes("Say a reason.")]).toEqual([400, true]);
    expect(bare.html).toContain(`value="${place}"`);
    const done = await pressed(office, path, { intent: "block", seats: place, why: "Camera two" });
    expect(said(done)).toContain("Blocked.");
    expect(said(done)).toContain(`${place} 1 blocked Camera two`);
    // Fans see seats as of a second ago.
    const offered = async () => (await fan(site).get(`/tickets/event/${seated}/seats/104`)).html;
    await expect.poll(offered, { timeout: 5_000 }).not.toMatch(new RegExp(`<input[^>]*value="${place}"[^>]*>`));
    expect(said(await pressed(office, path, { intent: "unblock", seats: place }))).toContain("On sale again.");
    const nothing = await office.post(path, { intent: "unblock", seats: place });
    expect(said(nothing)).toContain("None of these seats is blocked, killed or kept.");
  });

  it("are kept for a guest until an hour on the venue's clock", async () => {
    const place = await freeSeat();
    const path = at(seated, "seats");
    const fields = { intent: "keep", seats: place, why: "Old friend" };
    expect(said(await office.post(path, fields))).toContain("Until: say a day and a time.");
    expect(said(await office.post(path, { ...fields, until: "2020-01-01T10:00" }))).toContain("That instant is over.");
    const shown = await office.post(path, { ...fields, until: "2038-01-01T10:00" });
    expect(said(shown)).toContain("They go on sale at Fri, Jan 1, 2038, 10:00 AM CST.");
    expect(said(await office.post(path, previewIn(shown) ?? {}))).toContain("kept for a guest Old friend");
  });

  it("of a night without numbers are counted by tier", async () => {
    expect(said(await office.get(at(night, "seats")))).toContain("This night has no numbered seats.");
    const refused = await office.post(at(night, "seats"), { intent: "block", seats: "104-C-7", why: "x" });
    expect([refused.status, said(refused).includes("no numbered seats")]).toEqual([400, true]);
  });
});

describe("phases and codes", () => {
  const path = () => at(night, "codes");
  const span = { from: "2026-01-01T10:00", until: "2038-01-01T10:00" };
  const code = { intent: "addCodes", kind: "percent", value: "10", text: "", count: "1", batch: "", ...span };

  it("a code is added after a preview, limited and stopped", async () => {
    const done = await pressed(office, path(), { ...code, text: "press-10", uses: "5" });
    expect(said(done)).toContain("The codes are added.");
    expect(said(done)).toMatch(/PRESS-10 10 % off .* 5 any works/);
    expect(said(await office.post(path(), { ...code, text: "PRESS-10" }))).toContain(
      "There is a code PRESS-10 already.",
    );
    expect(said(await office.post(path(), { intent: "limit", text: "PRESS-10", uses: "7" }))).toContain(
      "The limit is changed.",
    );
    expect(said(await office.get(path()))).toMatch(/PRESS-10 10 % off .* 7 any works/);
    const foreign = await office.post(path(), { intent: "stop", text: "NOBODYS" });
    expect([foreign.status, said(foreign).includes("no code NOBODYS")]).toEqual([400, true]);
    expect(said(await pressed(office, path(), { intent: "stop", text: "press-10" }))).toMatch(/PRESS-10 .* stopped/);
  });

  it("a batch is made once, exported as CSV, and stopped", async () => {
    const fields = { ...code, count: "3", batch: "Radio", kind: "ticket", value: "$2.50" };
    expect(said(await office.post(path(), { ...fields, batch: "" }))).toContain("need the name of a batch");
    await pressed(office, path(), fields);
    expect(said(await office.post(path(), fields))).toContain("There is a batch Radio already.");
    const csv = await office.once(`${path()}/export?batch=Radio`);
    expect(csv.headers.get("content-type")).toContain("text/csv");
    const lines = (await csv.text()).trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain("Radio,$2.50 off a ticket");
    expect(said(await pressed(office, path(), { intent: "stopBatch", batch: "Radio" }))).toContain("Stopped.");
  });

  it("a phase is added, and its name is taken then", async () => {
    const fields = { intent: "addPhase", name: "Fan club", audience: "code", ...span };
    const done = await pressed(office, path(), fields);
    expect(said(done)).toContain("The phase is added.");
    expect(said(done)).toContain("Fan club holders of a code");
    expect(said(await office.post(path(), fields))).toContain("The night has a phase Fan club already.");
    expect(said(await office.post(path(), { ...fields, name: "Back", until: "2020-01-01T10:00" }))).toContain(
      "It ends before it starts.",
    );
  });
});

describe("the waiting list", () => {
  it("shows who waits in their order, makes offers and closes", async () => {
    const browser = fan(site);
    const { html } = await browser.get(`/waiting-list/${soldOut}`);
    const tier = /name="(tier-[0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    const form = { intent: "join", quantity: "2", email: "waiting@example.com", [tier]: "on" };
    expect((await browser.post(`/waiting-list/${soldOut}`, form)).status).toBe(200);
    const path = at(soldOut, "waiting");
    expect((await office.get(path)).status).toBe(200);
    const shown = await office.post(path, { intent: "offer" });
    expect(previewIn(shown)).toBeDefined();
    expect(said(await office.post(path, previewIn(shown) ?? {}))).toContain("Offers are out.");
    expect(said(await pressed(office, path, { intent: "close" }))).toContain("The list is closed.");
    expect(said(await office.get(path))).toContain("Nobody waits.");
  });
});

describe("the line", () => {
  const path = () => at(seated, "line");

  it("is planned, paused, slowed down and ended", async () => {
    expect(said(await office.get(path()))).toContain("This night has no line.");
    const plan = { intent: "plan", opensAt: "2038-01-01T10:00", join: "30", turn: "10", rate: "", access: "anyone" };
    const short = await office.post(path(), { ...plan, turn: "2", mode: "planned" });
    expect([short.status, said(short).includes("at least 5 minutes")]).toEqual([400, true]);
    for (const unknown of [{ mode: "nope" }, { mode: "planned", access: "nope" }]) {
      const refused = await office.post(path(), { ...plan, ...unknown });
      expect([refused.status, said(refused).includes("“nope” isn’t one of the options")]).toEqual([400, true]);
    }
    const done = await pressed(office, path(), { ...plan, mode: "planned" });
    expect(said(done)).toMatch(/Fingerprint [0-9a-f]{64}/);
    expect(said(await office.post(path(), { intent: "pause" }))).toContain("paused: nobody is called");
    expect(said(await office.post(path(), { intent: "resume" }))).toContain("Calling goes on.");
    expect(said(await office.post(path(), { intent: "rate", rate: "900" }))).toContain("from 0.1 to 500");
    expect(said(await office.post(path(), { intent: "rate", rate: "2.5" }))).toContain("at most 2.5");
    expect(said(await pressed(office, path(), { intent: "stop" }))).toMatch(/ended \w{3}, /);
    const gone = await office.post(path(), { intent: "pause" });
    expect([gone.status, said(gone).includes("This night has no line.")]).toEqual([400, true]);
  });

  it("loads again by itself, unless a form is filled in or answered", async () => {
    expect((await office.get(path())).headers.get("refresh")).toMatch(/^15; url=/);
    expect((await office.get(`${path()}?still`)).headers.get("refresh")).toBeNull();
    const plan = { intent: "plan", opensAt: "2038-01-01T10:00", mode: "planned" };
    const shown = await office.post(path(), plan);
    expect([previewIn(shown) !== undefined, shown.headers.get("refresh")]).toEqual([true, null]);
  });

  it("shows nothing that the draw depends on before it is drawn", async () => {
    const plan = { intent: "plan", opensAt: "2038-01-01T10:00", mode: "planned" };
    await pressed(office, path(), plan);
    for (const address of [`${path()}?still`, `${path()}.data?still`]) {
      expect(await (await office.once(address)).text()).not.toMatch(/seed|secret|signKey/);
    }
  });

  it("has a report of buyers with many seats", async () => {
    expect(said(await office.get(`${path()}?still&report&limit=4`))).toContain("Nobody has more than 4 seats.");
  });
});
