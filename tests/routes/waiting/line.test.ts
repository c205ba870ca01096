/** The line's page, the purchase page behind it and the product API, with places that aren't the visitor's. */
import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventId, hold, signIn } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { enter, join, type LineSite, lineSite } from "./line-site";

let site: LineSite;
let night: string;
let other: string;
/** A night without a line. */
let calm: string;
beforeAll(async () => {
  site = await lineSite();
  night = await site.plan("Iron Harvest");
  other = await site.plan("Cold Iron");
  calm = await eventId(site, "Broken Bell");
});
afterAll(() => site.stop());

const page = () => `/line/${night}`;
const seats = () => `/tickets/event/${night}`;
/** Where the page's links and buttons lead on. */
const waysOn = (html: string) => ({
  seats: html.includes(`href="${seats()}"`),
  join: html.includes('value="join"'),
  notYours: html.includes("That place belongs to another browser or account."),
});
const CHOOSE = { seats: true, join: false, notYours: false };
const TAKE_YOUR_OWN = { seats: false, join: true, notYours: true };

/** A fan who has entered, and the open line. */
let holder: ReturnType<typeof fan>;
beforeAll(async () => {
  holder = fan(site);
  await join(holder, night);
  await join(fan(site), other);
  await site.open(night, 1);
  expect((await enter(holder, night)).path).toBe(seats());
});

describe("A fan with a turn", () => {
  it("chooses seats, and finds the way back there from the line's page", async () => {
    expect((await holder.get(seats())).path).toBe(seats());
    expect(waysOn((await holder.get(page())).html)).toEqual(CHOOSE);
    expect(waysOn((await holder.get(`${page()}?check`)).html)).toEqual(CHOOSE);
  });

  it("reads next to the seats when it ends, and can extend it from there, twice", async () => {
    const read = (html: string) => ({
      until: /It’s your turn until ([^<]+)</.exec(html)?.[1],
      more: html.includes('value="more"'),
    });
    const first = read((await holder.get(seats())).html);
    expect(first).toEqual({ until: expect.stringMatching(/\d/), more: true });
    const times = [first.until];
    for (const mayGoOn of [true, false]) {
      const longer = await holder.post(page(), { intent: "more", from: "seats" });
      expect(longer.path).toBe(seats());
      expect(read(longer.html).more).toBe(mayGoOn);
      times.push(read(longer.html).until);
    }
    expect(new Set(times).size).toBe(3);
    expect(waysOn((await holder.post(page(), { intent: "more", from: "seats" })).html).seats).toBe(true);
    expect((await fan(site).get(`/tickets/event/${calm}`)).html).not.toContain("your turn until");
  });

  it("reads next to a section's seats when it ends, without a button that would lose the ticked seats", async () => {
    const seated = await site.plan("Twelve Go In");
    const one = fan(site);
    await join(one, seated);
    await site.open(seated, 1);
    await enter(one, seated);
    const { html } = await one.get(`/tickets/event/${seated}/seats/110`);
    expect([html.includes("It’s your turn until"), html.includes('value="more"')]).toEqual([true, false]);
    await one.post(`/line/${seated}`, { intent: "leave" });
  });

  it("is not led in circles once the browser has lost the guest cookie", async () => {
    const lost = fan(site);
    for (const [name, value] of holder.cookies) if (!name.startsWith("guest")) lost.cookies.set(name, value);
    const shown = await lost.get(page());
    expect(waysOn(shown.html)).toEqual(TAKE_YOUR_OWN);
    expect(lost.cookies.has("place")).toBe(false);
    expect(waysOn((await join(lost, night)).html).join).toBe(false);
  });

  it("is not led in circles with the guest cookie of another browser, from any page of the sale", async () => {
    for (const path of [seats(), `${seats()}/seats/104`]) {
      const other = fan(site);
      await other.get("/tickets/event/00000000-0000-4000-8000-000000000000");
      await join(other, night);
      other.cookies.set("place", holder.cookies.get("place") ?? "");
      const led = await other.get(path);
      // They have a place of their own, which the store finds.
      expect([led.path, waysOn(led.html).seats]).toEqual([page(), false]);
      expect(other.cookies.get("place")).not.toBe(holder.cookies.get("place"));
    }
  });
});

describe("A place or turn that isn't the visitor's", () => {
  /** A visitor with a guest cookie of their own and `place` as their place. */
  async function thief(place: string) {
    const who = fan(site);
    await join(who, other);
    who.cookies.set("place", place);
    return who;
  }
  const stolen = () => holder.cookies.get("place") ?? "";

  it("opens neither the purchase page nor its data, and holds nothing", async () => {
    const who = await thief(stolen());
    expect(waysOn((await who.get(seats())).html)).toEqual(TAKE_YOUR_OWN);

    who.cookies.set("place", stolen());
    const asked = await who.once(`${seats()}.data`);
    const text = await asked.text();
    expect(text).toContain(`/line/${night}`);
    expect(text).not.toContain("Ringside");

    who.cookies.set("place", stolen());
    const { html } = await holder.get(seats());
    const [field = ""] = /quantity\.[0-9a-f-]+/.exec(html) ?? [];
    const form = { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" };
    const posted = await who.post(seats(), form);
    expect(posted.path).toBe(`${page()}?notice=notYours`);
    expect((await hold(holder, night, "Floor", 1)).html).toContain("This seat is yours until");
  });

  it("doesn't enter, isn't prolonged, and its button drops it", async () => {
    const who = await thief(stolen());
    const entered = await enter(who, night);
    expect([entered.path, waysOn(entered.html)]).toEqual([`${page()}?notice=notYours`, TAKE_YOUR_OWN]);
    who.cookies.set("place", stolen());
    expect((await who.post(page(), { intent: "more" })).path).toBe(`${page()}?notice=noMore`);
  });

  it("is worth nothing in another sale, or changed", async () => {
    const [place = "", turn = ""] = stolen().split(".");
    const changed = (token: string) => (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const sent of [`${changed(place)}.${changed(turn)}`, place.slice(0, -1), "x".repeat(54)]) {
      const who = await thief(sent);
      const shown = await who.get(page());
      expect(waysOn(shown.html)).toEqual({ seats: false, join: true, notYours: false });
      expect((await who.get(seats())).path).toBe(page());
    }
    const elsewhere = await thief(stolen());
    expect((await elsewhere.get(`/line/${other}/receipt.json`)).status).toBe(404);
    expect((await elsewhere.get(`/tickets/event/${other}`)).path).toBe(`/line/${other}`);
  });

  it("is one place for an account in two browsers", async () => {
    const numbers = [];
    for (const who of [fan(site), fan(site)]) {
      await signIn(who, "/home", "fan@ringside.example", "Headlock-4-Ever");
      await join(who, night);
      const receipt = await who.once(`${page()}/receipt.json`);
      numbers.push(((await receipt.json()) as { number: number }).number);
    }
    expect(numbers[0]).toBe(numbers[1]);
  });
});

describe("The product API", () => {
  async function guestToken(): Promise<string> {
    const identities = new CognitoIdentityClient({ region: "us-east-2", endpoint: site.sandbox });
    const IdentityPoolId = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";
    const { IdentityId } = await identities.send(new GetIdCommand({ IdentityPoolId }));
    return (await identities.send(new GetOpenIdTokenCommand({ IdentityId }))).Token ?? "";
  }
  const call = (token: string, path: string, body?: unknown, turn?: string) =>
    fetch(`${site.url}/api/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(turn && { "ringside-turn": turn }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it("knows places and turns by the bearer alone, whatever turn is sent along", async () => {
    const [owner, stranger] = [await guestToken(), await guestToken()];
    const taken = (await (await call(owner, `on-sale/${night}/place`, {})).json()) as { number: number };
    await site.until(async () => ((await site.now(night))?.serving ?? 0) > taken.number);
    expect((await call(stranger, `on-sale/${night}/place`)).status).toBe(404);
    expect((await call(stranger, `on-sale/${night}/turn`, {})).status).toBe(404);
    const { turn } = (await (await call(owner, `on-sale/${night}/turn`, {})).json()) as { turn: string };

    const { definitions } = (await (await call(owner, `tickets/event/${night}`)).json()) as {
      definitions: { id: string; name: string }[];
    };
    const upper = definitions.find(({ name }) => name === "Upper")?.id;
    const wish = { eventId: night, ticketQuantities: [{ ticketDefinitionId: upper, quantity: 1 }] };
    for (const sent of [turn, holder.cookies.get("place")?.split(".")[1], `A${turn.slice(1)}`, undefined]) {
      const refused = await call(stranger, "tickets/reservation", wish, sent);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        title: "Queue",
        errors: [{ code: "queue", at: `${site.url}${page()}` }],
      });
    }
    expect((await call(owner, "tickets/reservation", wish, turn)).status).toBe(201);
  });
});

describe("A fan who holds seats in their turn and signs out", () => {
  it("reads in the line why they can hold no more", async () => {
    const who = fan(site);
    await signIn(who, "/home", "fan@ringside.example", "Headlock-4-Ever");
    await join(who, other);
    await site.open(other, (await site.now(other))?.joined ?? 0);
    expect((await enter(who, other)).path).toBe(`/tickets/event/${other}`);
    const holdOne = async () => {
      const { html } = await who.get(`/tickets/event/${other}`);
      const [field = ""] = /quantity\.[0-9a-f-]+/.exec(html) ?? [];
      const form = { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" };
      return who.post(`/tickets/event/${other}`, form);
    };
    expect((await holdOne()).html).toContain("This seat is yours until");
    await who.post("/profile", { intent: "signOut" });
    const refused = await holdOne();
    expect([refused.path, refused.html.includes("You already hold seats in this turn")]).toEqual([
      `/line/${other}?notice=heldElsewhere`,
      true,
    ]);
  });
});

describe("A line that is over", () => {
  it("leads to the waiting list if nothing is left, whether it ended or not", async () => {
    const gone = await site.plan("Saltwater Riot");
    const who = fan(site);
    await join(who, gone);
    await site.pool.query("update on_sale set opens_at = now() where event_id = $1", [gone]);
    await site.until(async () => (await site.now(gone))?.phase === "soldOut");
    const path = `/line/${gone}`;
    const list = `href="/waiting-list/${gone}"`;
    for (const one of [who, fan(site)]) expect((await one.get(path)).html).toContain(list);
    await site.pool.query("update on_sale set ended_at = now() where event_id = $1", [gone]);
    await site.until(async () => (await site.now(gone))?.phase === "ended");
    for (const one of [who, fan(site)]) {
      const { html } = await one.get(path);
      expect([html.includes(list), html.includes("You can choose seats without waiting.")]).toEqual([true, false]);
    }
    expect((await who.get(`/waiting-list/${gone}`)).status).toBe(200);
  });
});
