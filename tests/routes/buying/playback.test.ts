/** A broadcast over HTTP: bought, started on three devices, requested by others, and ended. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { fillIn, GOOD_CARD, signIn } from "./purchase";

const MAYA = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;

let site: Site;
let night: string;
let page: string;
beforeAll(async () => {
  site = await testSite();
  const { html } = await fan(site).get("/pay-per-view");
  // The one in the stage section is live.
  night = /href="\/pay-per-view\/event\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  page = `/watch/${night}`;
});
afterAll(() => site.stop());

type Fan = ReturnType<typeof fan>;
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const unescaped = (text: string) => text.replaceAll("&amp;", "&");
const sourcesIn = (html: string) =>
  [...main(html).matchAll(/<(?:source|track)[^>]*src="([^"]+)"/g)].map(([, src]) => unescaped(src ?? ""));
const entries = (playlist: string) => playlist.split("\n").filter((line) => line && !line.startsWith("#"));

async function device(of: readonly [string, string] = MAYA): Promise<Fan> {
  const who = fan(site);
  await signIn(who, page, ...of);
  return who;
}

async function segmentFrom(who: Fan, playlist: string): Promise<string> {
  const [rendition = ""] = entries(await (await who.once(playlist)).text());
  return entries(await (await who.once(rendition)).text())[0] ?? "";
}

describe("The screen of a night", () => {
  let maya: Fan;
  let playlist = "";
  let segment = "";
  let whole = "";

  it("invites a guest to sign in, without a redirect, and is hidden from search engines", async () => {
    const { status, hops, html } = await fan(site).get(page);
    expect([status, hops]).toEqual([200, []]);
    expect(main(html)).toContain(`href="${page}/auth/sign-in"`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/pay-per-view/event/${night}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect((await fan(site).get("/watch/tonight")).status).toBe(404);
    expect((await fan(site).get("/watch/7c9e6679-7425-40de-944b-000000000000")).status).toBe(404);
  });

  it("sends a fan without the entitlement to its page and starts nothing", async () => {
    maya = await device();
    expect(main((await maya.get(page)).html)).toContain(`href="/pay-per-view/event/${night}"`);
    const { html } = await maya.post(page, { intent: "watch" });
    expect(html).toContain("You don’t have access to this one.");
    expect(html).not.toContain("<video");
  });

  it("plays as soon as the fan has paid", async () => {
    const checkout = await maya.post(`/pay-per-view/event/${night}`, { intent: "buy" });
    const back = new URL((await fillIn(checkout.path, GOOD_CARD)) ?? "");
    await maya.get(back.pathname + back.search);
    const { html, hops, headers } = await maya.post(page, { intent: "watch" });
    expect(hops).toEqual([page]);
    expect(headers.get("cache-control")).toContain("no-store");
    [playlist = "", whole = ""] = sourcesIn(html);
    expect(sourcesIn(html)).toHaveLength(3);
    for (const address of sourcesIn(html)) {
      const answer = await maya.once(address);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      await answer.arrayBuffer();
    }
    expect((await maya.once(playlist)).headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
    segment = await segmentFrom(maya, playlist);
    const bytes = Buffer.from(await (await maya.once(segment)).arrayBuffer());
    expect(bytes.includes("moof")).toBe(true);
  });

  it("serves the film in ranges to a browser that asks for them", async () => {
    const piece = await maya.once(whole, { headers: { range: "bytes=4-7" } });
    expect(piece.status).toBe(206);
    expect(piece.headers.get("content-range")).toMatch(/^bytes 4-7\/\d+$/);
    expect(await piece.text()).toBe("ftyp");
    const beyond = await maya.once(whole, { headers: { range: "bytes=99999999-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
    const head = await maya.once(whole, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 100_000]).toEqual([200, true]);
  });

  it("refuses its addresses to a guest, another fan, the fan's other device, and when altered", async () => {
    const [rival, phone] = [await device(RIVAL), await device()];
    for (const address of [playlist, segment, whole]) {
      for (const who of [fan(site), rival, phone]) expect((await who.once(address)).status).toBe(403);
      expect((await maya.once(address.replace(/until=\d/, "until=9"))).status).toBe(403);
      expect((await maya.once(address.replace(/\?.*/, ""))).status).toBe(403);
      const outside = address.replace(/\/[^/]+\?/, "/..%2f..%2fpackage.json?");
      expect((await maya.once(outside)).status).toBe(403);
      expect((await maya.once(address)).status).toBe(200);
    }
  });

  it("has no film at any other address", async () => {
    for (const path of ["/films/stand-in/film.mp4", "/stand-in/film.mp4", "/assets/stand-in/film.mp4"])
      expect((await fan(site).get(path)).status).toBe(404);
  });

  it("is refused to a third device until that one takes over from the first", async () => {
    const [tablet, phone] = [await device(), await device()];
    expect((await tablet.post(page, { intent: "watch" })).html).toContain("<video");
    const refused = await phone.post(page, { intent: "watch" });
    expect(refused.status).toBe(409);
    expect(main(refused.html)).toContain("You’re at the screen limit for this show.");
    expect(refused.html).not.toContain("<video");
    expect(refused.html).toContain('value="takeOver"');

    expect((await phone.post(page, { intent: "takeOver" })).html).toContain("<video");
    expect((await maya.once(segment)).status).toBe(403);
    expect((await maya.get(page)).html).toContain("you started it on another screen");
    expect((await tablet.get(page)).html).toContain("<video");
  });

  it("plays the replay until its last day, and nothing after it", async () => {
    await site.advance("P20D");
    const tv = await device();
    const [again = ""] = sourcesIn((await tv.post(page, { intent: "watch" })).html);
    expect((await tv.once(again)).status).toBe(200);
    await site.advance("P13D");
    const late = await device();
    expect((await late.get(page)).html).toContain("The replay has ended.");
    expect((await late.post(page, { intent: "watch" })).html).not.toContain("<video");
    expect((await tv.once(again)).status).toBe(403);
  });
});
