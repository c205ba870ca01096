/** Addresses in another spelling of their fixed parts: in capitals, or with escapes that none of them needs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventId, hold } from "./buying/purchase";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
let night: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
});
afterAll(() => site.stop());

const answerOf = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await fan(site).once(path, init);
  return [status, headers.get("location")];
};

describe("A page in another spelling", () => {
  it.each([
    ["/DOOR", "/door"],
    ["/%64oor?a=%41&b", "/door?a=%41&b"],
    ["/he/Door/", "/he/door"],
    ["/Home", "/home"],
    ["/de/TOUR-DATES", "/de/tour-dates"],
    ["/Tickets/AUTH/sign-in", "/tickets/auth/sign-in"],
    ["/Shows/Pigeon-Forge", "/shows/pigeon-forge"],
    ["/Robots.txt", "/robots.txt"],
  ])("%s leads to %s", async (path, own) => {
    expect(await answerOf(path)).toEqual([301, own]);
    expect(await answerOf(path, { method: "HEAD" })).toEqual([301, own]);
  });

  it.each(["/DOOR/AbCdEfGhIjKlMnOpQrStUv", "/Wrestlers/Calder-Vane", "/Events/ABC%20d"])(
    "keeps the parts of %s that are the page's own",
    async (path) => {
      const [, first = "", own] = path.split("/");
      expect(await answerOf(path)).toEqual([301, `/${first.toLowerCase()}/${own}`]);
    },
  );

  it("is left as it is where no part is fixed, or nothing is found", async () => {
    for (const path of ["/Calder-Vane", "/No/Such/PAGE", "/%7Ename"]) expect((await answerOf(path))[1]).toBeNull();
  });

  it("still takes what is posted to it", async () => {
    const answer = await fan(site).once("/DOOR", { method: "POST", body: new URLSearchParams({ intent: "scan" }) });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("permissions-policy")).toContain("camera=(self)");
    expect(answer.headers.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
  });

  it("shows a guest the seats that they hold, which no page in memory does", async () => {
    const guest = fan(site);
    await hold(guest, night, "Upper", 2);
    const own = await guest.get(`/tickets/event/${night}`);
    const other = await guest.get(`/Tickets/Event/${night}`);
    expect(own.html).toContain('value="cancel"');
    expect(other.html).toContain('value="cancel"');
  });
});
