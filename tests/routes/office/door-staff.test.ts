/**
 * Staff who take a gate at the door for themselves: their pass ends with their access, and they are among the people.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF, staffSignedIn } from "../../access/staff";
import { eventId } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";

type Browser = ReturnType<typeof fan>;

const HOUR_MS = 60 * 60_000;

let site: Site;
let night: string;

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
  night = await eventId(site, "Iron Harvest");
  const { event } = (await (await fetch(`${site.url}/api/v1/events/${night}`)).json()) as {
    event: { scheduling: { config: { startDate: string } } };
  };
  const hours = Math.floor((Date.parse(event.scheduling.config.startDate) - Date.now()) / HOUR_MS) - 1;
  await site.advance(`PT${hours}H`);
}, 120_000);
afterAll(() => site?.stop());

const chosen = async (phone: Browser, gate: string) => phone.post("/door", { intent: "choose", night, gate });
const json = async (phone: Browser, path: string, body?: object) => {
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const response = await phone.once(path, { headers: { "content-type": "application/json" }, ...sent });
  return { status: response.status, ended: (await response.json()).ended };
};
const look = () => ({ kind: "scan", id: crypto.randomUUID(), ticketNumber: "X", code: null, look: true });
/** What a phone's script and its page get: the list, a scan, and whether the page is the screen to scan with. */
const answers = async (phone: Browser) => ({
  list: await json(phone, "/door/list?after=0"),
  scan: await json(phone, "/door/scan", look()),
  crew: (await phone.get("/door")).html.includes('value="leave"'),
});
const OPEN = { list: { status: 200 }, scan: { status: 200 }, crew: true };
const REVOKED = { list: { status: 403, ended: "revoked" }, scan: { status: 403, ended: "revoked" }, crew: false };

async function putOut(email: string): Promise<string> {
  const owner = await staffSignedIn(site, "owner");
  const people = (await owner.get("/office/people")).html;
  const [, username = ""] =
    new RegExp(`${email.replaceAll(".", "\\.")}[\\s\\S]*?name="username" value="([^"]+)"`).exec(people) ?? [];
  const page = await owner.post("/office/people", { intent: "putOut", username });
  // A session that begins within the same second counts as older.
  await site.advance("PT2S");
  return page.html;
}

describe("A pass that staff took for themselves", () => {
  it("ends when the owner signs them out everywhere, and the office sees it revoked", async () => {
    const phone = await staffSignedIn(site, "box-office");
    expect((await chosen(phone, "Gate of Bo")).html).toContain("Gate of Bo");
    expect(await answers(phone)).toMatchObject(OPEN);
    expect(await putOut(STAFF["box-office"][0])).toContain("signed out everywhere");
    expect(await answers(phone)).toEqual(REVOKED);
    const page = (await (await staffSignedIn(site, "owner")).get(`/office/nights/${night}/door`)).html;
    expect(/Gate of Bo[\s\S]*?<\/tr>/.exec(page)?.[0]).not.toContain('value="revoke"');
  });

  it("ends when they sign out on the phone, and a copy of its cookies opens nothing", async () => {
    const phone = await staffSignedIn(site, "box-office");
    await chosen(phone, "Gate of Bo");
    const copy = fan(site);
    for (const [name, value] of phone.cookies) copy.cookies.set(name, value);
    const guestOnly = fan(site);
    for (const [name, value] of phone.cookies) if (name.startsWith("guest")) guestOnly.cookies.set(name, value);
    expect(guestOnly.cookies.size).toBe(1);
    expect(await answers(guestOnly)).toMatchObject({ list: { status: 403 }, scan: { status: 403 }, crew: false });
    expect((await phone.post("/profile", { intent: "signOut" })).path).toBe("/home");
    expect(await answers(phone)).toMatchObject({ list: { status: 403, ended: "none" }, crew: false });
    expect(await answers(copy)).toMatchObject({ list: { status: 403 }, scan: { status: 403 }, crew: false });
  });

  it("ends for the next person who signs in on the phone", async () => {
    const phone = await staffSignedIn(site, "box-office");
    await chosen(phone, "Gate of Bo");
    const guest = [...phone.cookies].find(([name]) => name.startsWith("guest"));
    const other = await staffSignedIn(site, "door");
    if (guest) other.cookies.set(...guest);
    expect(await json(other, "/door/list")).toEqual({ status: 403, ended: "revoked" });
    expect((await other.get("/door")).html).toContain('value="choose"');
  });

  it("leaves a link's pass alone: it belongs to the phone and not to the person", async () => {
    const office = await staffSignedIn(site, "box-office");
    const path = `/office/nights/${night}/door`;
    const { html } = await office.get(path);
    const form = { intent: "issue", deedId: hidden(html, "deedId"), gate: "North gate", names: "on" };
    const link = /<code>[^<]*(\/door\/[\w-]{22})<\/code>/.exec((await office.post(path, form)).html)?.[1] ?? "";
    await office.get(link);
    await office.post("/profile", { intent: "signOut" });
    expect(await answers(office)).toMatchObject(OPEN);
  });
});

describe("Staff who only scan", () => {
  it("are among the people once they were at the door, and can be put out", async () => {
    const phone = await staffSignedIn(site, "door");
    await phone.get("/door");
    expect((await chosen(phone, "Gate of Dory")).html).toContain("Gate of Dory");
    expect(await answers(phone)).toMatchObject(OPEN);
    expect(await putOut(STAFF.door[0])).toContain("signed out everywhere");
    expect(await answers(phone)).toEqual(REVOKED);
  });

  it("are among the people if they only tried the office", async () => {
    const site2 = await testSite({ LOG_LEVEL: "error" });
    try {
      const phone = await staffSignedIn(site2, "door");
      expect((await phone.once("/office")).headers.get("location")).toBe("/door");
      const owner = await staffSignedIn(site2, "owner");
      expect((await owner.get("/office/people")).html).toContain(STAFF.door[0]);
    } finally {
      await site2.stop();
    }
  }, 60_000);
});
