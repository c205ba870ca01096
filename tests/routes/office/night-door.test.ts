/** A night's door without scripts: the office issues a pass, the crew let in with it, and the office sees who came. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffSignedIn } from "../../access/staff";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";

type Browser = ReturnType<typeof fan>;

let site: Site;
let office: Browser;
let night: string;
let numbers: string[];

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
  office = await staffSignedIn(site, "box-office");
  night = await eventId(site, "Iron Harvest");
  const guest = fan(site);
  await hold(guest, night, "Floor", 4);
  numbers = ticketNumbers(await guest.get(pathOf(await fillIn(await pay(guest, night), GOOD_CARD))));
}, 120_000);
afterAll(() => site?.stop());

const door = () => `/office/nights/${night}/door`;

async function issued(gate: string, more: Record<string, string> = { names: "on" }) {
  const { html } = await office.get(door());
  const page = await office.post(door(), { intent: "issue", deedId: hidden(html, "deedId"), gate, ...more });
  const path = /<code>[^<]*(\/door\/[\w-]{22})<\/code>/.exec(page.html)?.[1] ?? "";
  const phone = fan(site);
  return { page, path, phone, opened: await phone.get(path) };
}
const scanned = (phone: Browser, code: string) => phone.post("/door", { intent: "scan", code });
const word = (html: string) => /<div class="gate-result (\w+)"[\s\S]*?<h1>([^<]+)<\/h1>/.exec(html)?.slice(1);
const json = async (phone: Browser, path: string, body?: object, headers: Record<string, string> = {}) => {
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const response = await phone.once(path, { headers: { "content-type": "application/json", ...headers }, ...sent });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

describe("The office", () => {
  it("issues a pass with a QR code, once for each form, and shows no link again", async () => {
    const { html } = await office.get(door());
    const form = { intent: "issue", deedId: hidden(html, "deedId"), gate: "Gate 9" };
    const first = await office.post(door(), form);
    expect(first.html).toMatch(/<svg[\s\S]*\/door\/[\w-]{22}<\/code>/);
    const second = await office.post(door(), form);
    expect([second.status, /\/door\/[\w-]{22}</.test(second.html)]).toEqual([400, false]);
    expect(second.html).toContain("This form was sent before");
    const after = await office.get(door());
    expect(after.html.match(/<b dir="auto">Gate 9<\/b>/g)).toHaveLength(1);
    expect(after.html).not.toMatch(/\/door\/[\w-]{22}</);
  });

  it("refuses a pass without an entrance, and keeps what was ticked", async () => {
    const { html } = await office.get(door());
    const page = await office.post(door(), { intent: "issue", deedId: hidden(html, "deedId"), gate: " ", lead: "on" });
    expect(page.status).toBe(400);
    expect(page.html).toContain("Say which entrance it is for.");
    expect(/<input[^>]*name="lead"[^>]*>/.exec(page.html)?.[0]).toContain("checked");
  });

  it("refreshes by itself if asked to, never while a pass is typed or over a link that is shown once", async () => {
    const live = await office.get(`${door()}?live=on`);
    expect([live.headers.get("refresh"), live.html.includes('name="gate"')]).toEqual(["15", false]);
    const still = await office.get(door());
    expect([still.headers.get("refresh"), still.html.includes('name="gate"')]).toEqual([null, true]);
    expect((await issued("Gate 8")).page.headers.get("refresh")).toBe("86400");
  });

  it("revokes a pass: its phone is refused from then on", async () => {
    const { phone } = await issued("Gate to revoke");
    expect((await json(phone, "/door/list")).status).toBe(200);
    const { html } = await office.get(door());
    const row = html.slice(html.indexOf("Gate to revoke"));
    await office.post(door(), { intent: "revoke", pass: hidden(row, "pass") });
    expect(await json(phone, "/door/list")).toEqual({ status: 403, body: { ended: "revoked" } });
    expect((await phone.get("/door")).html).toContain("Crew only");
    expect((await scanned(phone, numbers[0] ?? "")).status).toBe(403);
  });

  it("switches to signed codes at once, and refuses any other kind", async () => {
    const guest = fan(site);
    const other = await eventId(site, "Iron Harvest");
    await hold(guest, other, "Floor", 1);
    const path = pathOf(await fillIn(await pay(guest, other), GOOD_CARD));
    expect((await office.get(door())).html).toContain("Door code: plain.");
    const page = await office.post(door(), { intent: "codes", kind: "signed" });
    expect(page.html).toContain("Tickets show signed codes now.");
    expect(page.html).toContain("Door code: signed.");
    await office.post(door(), { intent: "codes", kind: "secret" });
    expect((await office.get(door())).html).toContain("Door code: signed.");
    const [number = ""] = ticketNumbers(await guest.get(path));
    const forged = `/check-in/${number}?o=${"A".repeat(100)}`;
    expect((await guest.get(forged)).html).toContain("Not our ticket");
    await office.post(door(), { intent: "codes", kind: "plain" });
    expect((await office.get(door())).html).toContain("Door code: plain.");
  });

  it("has the door list to print and as CSV, with times of entry", async () => {
    const { phone } = await issued("Gate 5");
    const [number = ""] = numbers.slice(3);
    await phone.post("/door", { intent: "letIn", number });
    const list = await office.get(`${door()}/list`);
    expect(list.html).toContain(number);
    const csv = await office.once(`${door()}/list.csv`);
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(await csv.text()).toMatch(new RegExp(`${number},[^\\n]*(AM|PM)[^\\n]*,Gate 5`));
  });
});

describe("The crew's screen", () => {
  it("keeps the key of a link in the cookie, leads to the screen, and names no key there", async () => {
    const { opened, path } = await issued("Gate 1");
    expect([opened.status, opened.path]).toEqual([200, "/door"]);
    expect(opened.html).toContain("Iron Harvest");
    expect(opened.html).not.toContain(path.slice("/door/".length));
    expect(opened.headers.get("permissions-policy")).toContain("camera=(self)");
    expect(opened.headers.get("content-security-policy")).toMatch(/script-src [^;]*'self' 'wasm-unsafe-eval'/);
    expect(opened.html).not.toContain("__remixContext");
  });

  it("allows camera and WebAssembly nowhere else", async () => {
    const { headers } = await fan(site).get("/check-in");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("content-security-policy")).not.toContain("wasm");
  });

  it("looks at a typed number, lets in, says so the next time, and takes back", async () => {
    const { phone } = await issued("Gate 2");
    const [number = ""] = numbers;
    expect(word((await scanned(phone, number)).html)).toEqual(["twice", "Ask"]);
    const inside = await phone.post("/door", { intent: "letIn", number });
    expect(word(inside.html)).toEqual(["yes", "Come in"]);
    const again = await scanned(phone, number.toLowerCase());
    expect(word(again.html)).toEqual(["twice", "Ask"]);
    expect(again.html).toMatch(/Let in at [^<]*, Gate 2\./);
    const scan = hidden(inside.html.slice(inside.html.indexOf("gate-result")), "scan");
    expect((await phone.post("/door", { intent: "undo", scan })).html).toContain("The ticket is valid again");
    expect((await phone.post("/door", { intent: "undo", scan })).html).toContain("too late");
    expect((await scanned(phone, number)).html).toContain("The number is valid");
  });

  it("stops what isn't ours, and a code that doesn't fit its number", async () => {
    const { phone } = await issued("Gate 3");
    expect(word((await scanned(phone, "https://example.com/menu")).html)).toEqual(["nope", "Stop"]);
    const wrong = `${site.url}/check-in/${numbers[1]}?s=aaaaaaaaaaaaaaaaaaaaaa`;
    expect(word((await scanned(phone, wrong)).html)).toEqual(["nope", "Stop"]);
  });

  it("lets only a lead search and let in again", async () => {
    const [, number = ""] = numbers;
    const steward = (await issued("Steward")).phone;
    const lead = (await issued("Lead", { names: "on", lead: "on" })).phone;
    expect((await steward.post("/door", { intent: "find", code: number })).html).not.toContain("gate-find");
    expect((await lead.post("/door", { intent: "find", code: number.slice(0, 9) })).html).toContain(number);
    await lead.post("/door", { intent: "letIn", number });
    const again = { intent: "again", number, reason: "stamp" };
    expect(word((await steward.post("/door", again)).html)).toEqual(["twice", "Ask"]);
    expect(word((await lead.post("/door", again)).html)).toEqual(["yes", "Come in"]);
    expect(word((await lead.post("/door", { ...again, reason: "because" })).html)).toEqual(["twice", "Ask"]);
  });

  it("refuses an unknown form, and forgets the pass when its crew leave", async () => {
    const { phone } = await issued("Gate 4");
    expect((await phone.post("/door", { intent: "nonsense" })).status).toBe(400);
    expect((await phone.post("/door", { intent: "leave" })).html).toContain("Crew only");
  });

  it("ends the pass when its crew leave: neither its link nor a copy of the cookie opens anything", async () => {
    const { phone, path } = await issued("Gate 12");
    const copy = fan(site);
    for (const [name, value] of phone.cookies) copy.cookies.set(name, value);
    await phone.post("/door", { intent: "leave" });
    expect((await fan(site).get(path)).status).toBe(404);
    expect(await json(copy, "/door/list")).toEqual({ status: 403, body: { ended: "revoked" } });
    const row = /Gate 12[\s\S]*?<\/tr>/.exec((await office.get(door())).html)?.[0] ?? "";
    expect(row).toMatch(/handed back [A-Z]/);
    expect(row).not.toContain('value="revoke"');
  });

  it("speaks Hebrew from right to left", async () => {
    const { phone } = await issued("Gate 6");
    const { html } = await phone.get("/he/door");
    expect(html).toMatch(/<html lang="he" dir="rtl"/);
    expect(html).toContain("סריקות אחרונות");
  });
});

describe("A phone's messages", () => {
  const message = (ticketNumber: string) => ({
    ...{ kind: "scan", id: crypto.randomUUID(), ticketNumber, code: null, look: false },
  });

  it("are answered again for the same id, and only with a pass", async () => {
    const { phone } = await issued("Gate 7");
    const sent = message(numbers[2] ?? "");
    for (const _ of [1, 2]) {
      expect(await json(phone, "/door/scan", sent)).toMatchObject({ status: 200, body: { verdict: { tone: "good" } } });
    }
    expect(await json(phone, "/door/scan", message(numbers[2] ?? ""))).toMatchObject({
      body: { verdict: { tone: "ask", state: "used" } },
    });
    expect(await json(fan(site), "/door/scan", sent)).toEqual({ status: 403, body: { ended: "none" } });
  });

  it("are answered in the language of the phone's page, which its cookie need not name", async () => {
    const { phone } = await issued("Gate 13");
    const sent = { ...message("BXUU-CVRJ-MJ001"), look: true };
    phone.cookies.set("lng", "de");
    const answer = await json(phone, "/door/scan?lng=he", sent);
    expect(answer).toMatchObject({ status: 200, body: { verdict: { tone: "stop" } } });
    expect(JSON.stringify(answer.body)).toMatch(/[א-ת]/);
  });

  it("are refused from another site, and if they aren't messages of the door", async () => {
    const { phone } = await issued("Gate 10");
    expect((await json(phone, "/door/scan", message("X"), { origin: "https://evil.example" })).status).toBe(403);
    expect((await json(phone, "/door/scan", { kind: "open" })).status).toBe(400);
    expect((await json(phone, "/door/scan", { kind: "send", scans: Array(101).fill({}) })).status).toBe(400);
  });

  it("bring the list only to a pass that may be offline", async () => {
    const { phone } = await issued("Gate 11");
    const never = (await issued("Gate 12", { never: "on" })).phone;
    const { body } = await json(phone, "/door/list?after=0");
    expect(JSON.parse(body.signed.list)).toMatchObject({ night, after: 0 });
    expect((await json(phone, "/door/list")).body.signed).toBeNull();
    expect((await json(never, "/door/list?after=0")).body.signed).toBeNull();
  });
});

describe("Staff without a pass", () => {
  it("sign in from the door, and come back to it", async () => {
    expect((await fan(site).get("/door")).html).toContain('href="/check-in/auth/sign-in"');
    const crew = await staffSignedIn(site, "door");
    const back = await crew.once("/check-in");
    expect([back.status, back.headers.get("location")]).toEqual([303, "/door"]);
    // The router in the browser takes /door for the name of a wrestler.
    expect(back.headers.get("x-remix-reload-document")).toBe("true");
  });

  it("choose night and entrance, if they may scan", async () => {
    const crew = await staffSignedIn(site, "door");
    const nights = (await crew.get("/door")).html;
    const chosen = /name="night"[^>]*value="([^"]+)"/.exec(nights)?.[1];
    if (chosen) {
      const page = await crew.post("/door", { intent: "choose", night: chosen, gate: "North" });
      expect(page.html).toContain("North");
    } else expect(nights).toContain("no show today");
    const viewer = await staffSignedIn(site, "viewer");
    expect((await viewer.get("/door")).html).toContain("Crew only");
    expect((await viewer.get("/door")).html).not.toContain("/auth/sign-in");
    expect((await viewer.get("/check-in")).html).toContain("Crew only");
    expect((await crew.post("/door", { intent: "choose", night: crypto.randomUUID(), gate: "North" })).status).toBe(
      403,
    );
  });
});
