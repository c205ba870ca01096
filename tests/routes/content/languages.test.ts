/** Addresses in each language: what they show, where their links lead, and how one language is left for another. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directionOf, LANGUAGES } from "../../../app/domain/languages";
import { eventId, fillIn, GOOD_CARD, pathOf, signIn } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { jsonLd, oneOfEachKind, pathsInSitemap } from "./found";

/** Usually a language gets every third page, and a page every third language. */
const TURNS = process.env.SOAK ? 1 : 3;
const translated = LANGUAGES.filter((language) => language !== "en");
const under = (language: string, path: string) =>
  language === "en" ? path : `/${language}${path.replace(/^\/$/, "")}`;

let site: Site;
let pages: string[];
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
  const all = await pathsInSitemap(site);
  pages = [...new Set([...all.slice(0, 11), ...oneOfEachKind(all)])];
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: "manual", headers });
const html = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const documentOf = (page: string) => /<html lang="([^"]*)" dir="([^"]*)"/.exec(page)?.slice(1, 3);
const canonicalOf = (page: string) => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
const alternatesOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, code, href]) => [
      code,
      href,
    ]),
  );

describe("Every public page", () => {
  it.each(LANGUAGES)(
    "is in %s at its address, which names all others",
    async (language) => {
      expect(pages.length).toBeGreaterThan(14);
      const turn = LANGUAGES.indexOf(language);
      for (const path of pages.filter((_, n) => (n + turn) % TURNS === 0)) {
        const address = under(language, path);
        const answer = await get(address);
        const page = await answer.text();
        expect([address, answer.status]).toEqual([address, 200]);
        expect([address, ...(documentOf(page) ?? [])]).toEqual([address, language, directionOf(language)]);
        expect(canonicalOf(page)).toBe(site.url + address);
        expect(page).toContain(`<meta property="og:url" content="${site.url}${address}"/>`);
        const others = Object.fromEntries(LANGUAGES.map((code) => [code, site.url + under(code, path)]));
        expect(alternatesOf(page)).toEqual({ ...others, "x-default": site.url + path });
      }
    },
    120_000,
  );

  it("keeps its language whatever the browser and the cookie say", async () => {
    const headers = { "accept-language": "de", cookie: "lng=he" };
    expect(documentOf(await html("/es/tickets", headers))).toEqual(["es", "ltr"]);
    expect(documentOf(await html("/tickets", headers))).toEqual(["he", "rtl"]);
    expect(documentOf(await html("/tickets", { "accept-language": "de" }))).toEqual(["de", "ltr"]);
  });

  it("has the address of the language it is shown in as its canonical one", async () => {
    expect(canonicalOf(await html("/tickets", { cookie: "lng=he" }))).toBe(`${site.url}/he/tickets`);
  });

  it("names addresses in its language in JSON-LD, and things by one id in all", async () => {
    const id = await eventId(site, "Iron Harvest");
    const [english, spanish] = await Promise.all(
      ["", "/es"].map(async (prefix) => jsonLd(await html(`${prefix}/events/${id}`))?.["@graph"] ?? []),
    );
    expect(spanish?.[0]).toMatchObject({ url: `${site.url}/es/events/${id}`, inLanguage: "es" });
    expect(spanish?.[0]?.["@id"]).toBe(english?.[0]?.["@id"]);
    expect(JSON.stringify(spanish?.[1])).toContain(`${site.url}/es/tickets`);
  });
});

describe("Links on a page in Spanish", () => {
  /** Files, pictures, feeds and endpoints have one address for all languages. */
  const ELSEWHERE = /^\/(art|og|api|assets|oauth|highlights|language|consent|builds)\b|\.\w+$/;

  it("stay in Spanish, in documents and in page data", async () => {
    const home = await html("/es/home");
    const event = /href="\/es(\/events\/[^"]+)"/.exec(home)?.[1] ?? "";
    expect(event).toMatch(/^\/events\//);
    const overlays = ["/home/auth/sign-in", `/tickets/event/${event.split("/").at(-1)}/auth/sign-up`, "/nothing/here"];
    for (const path of [...pages, ...overlays, event]) {
      const page = await html(under("es", path));
      const found = page.matchAll(/<(?:a|form|button|input) [^>]*?(?:href|action|formaction)="(\/[^"]*)"/gi);
      const leaving = [...found]
        .map(([, address = ""]) => address)
        .filter((address) => !/^\/es(\/|\?|$)/.test(address));
      expect([path, leaving.filter((address) => !ELSEWHERE.test(address.replace(/[?#].*/, "")))]).toEqual([path, []]);
    }
    expect(await html("/es/shop/auth/sign-in")).toContain("from=%2Fes%2Fshop");
    expect((await get("/es/tickets.data")).headers.get("content-type")).toContain("text/x-script");
    expect(await html("/es/tickets.data")).toContain('"es"');
    expect(await html("/es.data?_routes=root")).toContain('"es"');
  });
});

describe("Other addresses", () => {
  it("in English lead to the page without a prefix, in English", async () => {
    const visitor = fan(site);
    const page = await visitor.get("/en/tickets?past", { "accept-language": "de" });
    expect(page.path).toBe("/tickets?past");
    expect(documentOf(page.html)).toEqual(["en", "ltr"]);
    expect(documentOf((await visitor.get("/shop", { "accept-language": "de" })).html)).toEqual(["en", "ltr"]);
    expect((await visitor.get("/en")).path).toBe("/");
  });

  it.each(["/xx/tickets", "/ES/tickets", "/esp/tickets", "/es/es/tickets", "/es/de", "/es/nobody-of-that-name"])(
    "%s are no pages",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(["/sitemap.xml", "/tour-dates.ics", "/guest-credentials", "/api/v1/events"])(
    "of files lead from /es%s to the only one",
    async (path) => {
      const answer = await get(`/es${path}?a=1`);
      expect([answer.status, answer.headers.get("location")]).toEqual([307, `${path}?a=1`]);
      expect((await fetch(`${site.url}/es${path}`, { method: "POST", headers: { origin: site.url } })).status).toBe(
        404,
      );
    },
  );

  it("of a wrestler's name keep their language", async () => {
    const answer = await get("/es/calder-vane");
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(canonicalOf(page)).toMatch(/\/es\/wrestlers\/[0-9a-f-]{36}$/);
  });
});

describe("The choice of a language", () => {
  it("leads to the same page, with its query and its overlay", async () => {
    for (const [from, lng, to] of [
      ["/tickets?past=only&from=10", "es", "/es/tickets?past=only&from=10"],
      ["/es/tickets?past=only", "he", "/he/tickets?past=only"],
      ["/es/tickets", "en", "/tickets"],
      ["/es/shop/auth/sign-in", "ja", "/ja/shop/auth/sign-in"],
      ["/", "de", "/de"],
      ["/de?a=1", "fr", "/fr?a=1"],
      ["//elsewhere.example", "de", "/de/home"],
      ["/de//elsewhere.example", "en", "/home"],
    ] as const) {
      const answer = await get(`/language?${new URLSearchParams({ lng, from })}`);
      expect([from, answer.status, answer.headers.get("location")]).toEqual([from, 303, to]);
      expect(answer.headers.get("set-cookie")).toContain(`lng=${lng}`);
    }
  });

  it("is offered in the header and at the foot, with the page to return to", async () => {
    const page = await html("/es/tickets?past=only");
    const forms = [...page.matchAll(/<form[^>]*action="\/language".*?<\/form>/gs)].map(([form]) => form);
    expect(forms.length).toBeGreaterThan(1);
    for (const form of forms) {
      expect(hidden(form, "from")).toBe("/tickets?past=only");
      for (const language of LANGUAGES) expect(form).toContain(`value="${language}"`);
    }
  });

  it("keeps the hold", async () => {
    const visitor = fan(site);
    const night = await eventId(site, "Iron Harvest");
    const before = await held(visitor, night, "/es");
    const after = await visitor.get(`/language?lng=de&from=/es/tickets/event/${night}`);
    expect(after.path).toBe(`/de/tickets/event/${night}`);
    expect(documentOf(after.html)).toEqual(["de", "ltr"]);
    expect(reservationOf(after.html)).toBe(reservationOf(before));
  });
});

describe("A fan who came to a page in Spanish", () => {
  it("buys in Spanish, and comes back from Stripe in Spanish", async () => {
    const visitor = fan(site);
    const night = await eventId(site, "Iron Harvest");
    await held(visitor, night, "/es");
    const stripe = await visitor.post(`/es/tickets/event/${night}`, { intent: "pay" });
    expect(stripe.path).not.toContain(site.url);
    const back = await fillIn(stripe.path, GOOD_CARD, "cobre@example.com");
    const tickets = await visitor.get(pathOf(back), { "accept-language": "en" });
    expect(documentOf(tickets.html)).toEqual(["es", "ltr"]);
    expect(tickets.path).toMatch(/^\/paid\/tickets\//);
    expect(tickets.html).toContain("Pagaste ");
    expect(tickets.html.match(/class="stub-row"/g)).toHaveLength(1);
  }, 60_000);

  it("signs in on that page and stays there", async () => {
    const visitor = fan(site);
    const signedIn = await signIn(visitor, "/es/shop", "fan@ringside.example", "Headlock-4-Ever");
    expect(signedIn.path).toBe("/es/shop");
    expect(signedIn.html).toContain('href="/es/profile"');
    expect(documentOf(signedIn.html)).toEqual(["es", "ltr"]);
    const profile = await visitor.get("/profile", { "accept-language": "en" });
    expect(documentOf(profile.html)).toEqual(["es", "ltr"]);
  });

  it("is sent to the overlay of the same page when a form needs an account", async () => {
    const visitor = fan(site);
    const asked = await visitor.post("/es/profile/details", { intent: "name", name: "Ada" });
    expect(asked.path).toBe("/es/profile/details/auth/sign-in");
  });
});

describe("Sitemaps", () => {
  it("exist in every language, and robots.txt names them", async () => {
    const robots = await html("/robots.txt");
    const english = await pathsInSitemap(site);
    for (const language of translated) {
      const address = `${site.url}/sitemap.xml?language=${language}`;
      expect(robots).toContain(`Sitemap: ${address}\n`);
      const xml = await (await fetch(address)).text();
      const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
      expect(places).toEqual(english.map((path) => site.url + under(language, path)));
    }
    expect((await get("/sitemap.xml?language=xx")).status).toBe(404);
    expect((await get("/sitemap.xml?language=es&file=2")).status).toBe(404);
  });
});

describe("Translated content", () => {
  it("is shown in its language, and the rest is marked as English", async () => {
    const id = await eventId(site, "Iron Harvest");
    const spanish = await html(`/es/events/${id}`);
    expect(spanish).toMatch(/<p class="lead-text" lang="es">La cosecha llega una vez al año/);
    const french = await html(`/fr/events/${id}`);
    expect(french).toMatch(/<p class="lead-text" lang="en">The harvest comes in once a year/);
    expect(await html("/es/shop")).toMatch(/<h3 class="cap" lang="es">.*?Camiseta Iron Harvest/s);
    expect(await html("/es/calder-vane")).not.toContain("translations");
  });

  it("does not reach the product API", async () => {
    const id = await eventId(site, "Iron Harvest");
    const said = await html(`/api/v1/events/${id}`, { "accept-language": "es", cookie: "lng=es" });
    expect(said).toContain("The harvest comes in once a year");
    for (const path of ["/api/v1/wrestlers", "/api/v1/media/feed", "/api/v1/products", "/api/v1/events"])
      expect(await html(path, { "accept-language": "es" })).not.toMatch(/translations|cosecha|Camiseta/);
  });
});

/** Reserves one seat of the first tier that has a field, on the page under `prefix`. Returns the page after that. */
async function held(visitor: ReturnType<typeof fan>, night: string, prefix: string): Promise<string> {
  const path = `${prefix}/tickets/event/${night}`;
  const { html: form } = await visitor.get(path);
  const field = /name="(quantity\.[0-9a-f-]+)"/.exec(form)?.[1] ?? "";
  const page = await visitor.post(path, { intent: "reserve", clientKey: hidden(form, "clientKey"), [field]: "1" });
  expect([page.path, page.status]).toEqual([path, 200]);
  expect(reservationOf(page.html)).not.toBe("");
  return page.html;
}

const reservationOf = (page: string) => hidden(page, "reservationId");
