/**
 * Whatever page a visitor opens, the next visitor of its address reads nothing about them: not in a page from memory,
 * and not in one that was rendered. Both a guest and a signed-in fan come first, with everything that the site knows of
 * them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addresses, builtRoutes, withoutMostOverlays } from "../../hostile/route-table";
import { freePort } from "../../server-process";
import { eventId, hold, signIn } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { enter, join, type LineSite, lineSite } from "../waiting/line-site";
import { dataOf, FOLLOW, unlistedPages } from "./unlisted-pages";

type Visitor = ReturnType<typeof fan>;
/** A visitor who comes first, with texts that only their own pages may have. */
type Owner = { who: Visitor; secrets: string[] };

const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const searched = "?text=somersault+zzyzx";
const CAMPAIGN = "letter-to-gia-0815";

let site: LineSite;
let metrics: number;
let paths: string[];
let owners: Owner[];
let robin: Visitor;

beforeAll(async () => {
  metrics = await freePort();
  site = await lineSite({ METRICS_PORT: String(metrics), LOG_LEVEL: "silent" });
  const line = await site.plan("Iron Harvest");
  const night = await eventId(site, "Cold Iron");
  const list = await eventId(site, "Saltwater Riot");
  const frankie = fan(site);
  await signIn(frankie, "/home", ...FAN);
  owners = [await known(fan(site), "gia-the-guest@example.com"), await known(frankie, FAN[0])];
  for (const { who } of owners) await join(who, line);
  await site.open(line, 1);
  for (const { who } of owners) await enter(who, line);
  robin = fan(site);
  await signIn(robin, "/home", ...RIVAL);
  const addressOf = await addresses(site);
  const routes = withoutMostOverlays(await builtRoutes()).filter(({ page }) => page);
  const own = [`/line/${line}`, `/line/${line}/draw`, `/line/${line}/receipt.json`, `/tickets/event/${night}`];
  const found = [...routes.map(addressOf), ...(await unlistedPages(site)), ...own, `/search${searched}`];
  paths = [...new Set(found)];

  /** Gives a visitor a hold, a basket, an entry of the waiting list and a follow. */
  async function known(who: Visitor, email: string): Promise<Owner> {
    await who.get(`/home?utm_source=mail&utm_campaign=${CAMPAIGN}`);
    const held = await hold(who, night, "Upper", 2);
    expect(held.html).toContain("yours until");
    await who.post("/shop/iron-harvest-tee", { intent: "add", Size: "XXL", Color: "Bone" });
    const { html } = await who.get(`/waiting-list/${list}`);
    const tier = /name="(tier-[0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    await who.post(`/waiting-list/${list}`, { intent: "join", quantity: "2", email, [tier]: "on" });
    const follow = Object.fromEntries(new URLSearchParams(FOLLOW.slice(FOLLOW.indexOf("?"))));
    expect((await who.post(FOLLOW, { intent: "follow", email, ...follow })).status).toBe(200);
    const reservation = hidden(held.html, "reservationId");
    expect(reservation).not.toBe("");
    return { who, secrets: [email, reservation] };
  }
});
afterAll(() => site?.stop());

async function fromMemory(): Promise<number> {
  const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
  return Number(/ringside_guest_pages_total\{from="memory"\} (\d+)/.exec(text)?.[1] ?? 0);
}

const isLine = (path: string) => path.startsWith("/line/");
const headAndBody = async (response: Response) => JSON.stringify([...response.headers]) + (await response.text());

describe("The next visitor of a page", () => {
  it("reads nothing about the guest or fan who came first, on any page or in its data", async () => {
    const kept: string[] = [];
    for (const address of paths.flatMap((path) => (isLine(path) ? [path] : [path, dataOf(path)]))) {
      for (const { who } of owners) await (await who.once(address)).text();
      const before = await fromMemory();
      const next = await headAndBody(await fan(site).once(address));
      if ((await fromMemory()) > before) kept.push(address);
      const other = await headAndBody(await robin.once(address));
      // Cookies change with each response.
      const secrets = owners.flatMap(({ who, secrets }) => [
        ...secrets,
        ...[...who.cookies.values()].filter((value) => value.length > 20),
      ]);
      if (!address.endsWith(searched)) secrets.push("zzyzx");
      secrets.push(CAMPAIGN, "Frankie Fan");
      for (const [reader, text] of [
        ["guest", next],
        ["fan", other],
      ] as const) {
        expect([address, reader, ...secrets.filter((secret) => text.includes(secret))]).toEqual([address, reader]);
        // The owners have turns, and no other visitor has even a place.
        if (address === paths.find(isLine)) expect([reader, text.includes(`value="join"`)]).toEqual([reader, true]);
      }
    }
    expect(kept.length).toBeGreaterThan(20);
    expect(kept).toContain(FOLLOW);
    expect(kept.filter((address) => /^\/(search|shop\/basket|waiting-list|following|line)\b/.test(address))).toEqual(
      [],
    );
  }, 120_000);

  it("does so though each of them reads their own there (control)", async () => {
    const night = await eventId(site, "Cold Iron");
    for (const { who, secrets } of owners) {
      expect((await who.get(`/tickets/event/${night}`)).html).toContain(secrets[1]);
      expect((await who.get("/shop/basket")).html).toContain("Iron Harvest Tee");
    }
  });
});
