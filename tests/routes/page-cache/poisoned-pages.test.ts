/**
 * No request changes the cached page that the next visitor gets. Each page is first requested with every header, cookie
 * and query that might poison it, then by another visitor, who must get the same page as from an untouched site.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { freePort } from "../../server-process";
import { signIn } from "../buying/purchase";
import { oneOfEachKind, pathsInSitemap } from "../content/found";
import { fan } from "../fan";
import { type LineSite, lineSite } from "../waiting/line-site";
import { firstDifference, withoutWhatVaries } from "./page-texts";
import { dataOf, FOLLOW, unlistedPages } from "./unlisted-pages";

const SOAK = process.env.SOAK === "on";
const EVIL = "evil.example";
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
/** A page in memory ends after two seconds, and with each write. */
const PATIENCE_MS = 10_000;

/** What a cache might forget to put into its key, together in one request. */
const POISON: Record<string, string> = {
  accept: `text/html;${EVIL}`,
  "accept-charset": EVIL,
  authorization: `Bearer ${EVIL}`,
  "cache-control": "no-cache",
  forwarded: `for=${EVIL};host=${EVIL};proto=gopher`,
  from: EVIL,
  "if-match": `"${EVIL}"`,
  "if-none-match": `W/"${EVIL}"`,
  origin: `https://${EVIL}`,
  pragma: EVIL,
  range: "bytes=0-10",
  referer: `https://${EVIL}/`,
  "sec-fetch-dest": "empty",
  "sec-fetch-site": "cross-site",
  "save-data": EVIL,
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  "user-agent": `<script>${EVIL}</script>`,
  via: `1.1 ${EVIL}`,
  "x-forwarded-for": `203.0.113.9, ${EVIL}`,
  "x-forwarded-host": EVIL,
  "x-forwarded-port": "6666",
  "x-forwarded-prefix": `/${EVIL}`,
  "x-forwarded-proto": "gopher",
  "x-forwarded-scheme": "gopher",
  "x-forwarded-server": EVIL,
  "x-host": EVIL,
  "x-http-method-override": "POST",
  "x-original-host": EVIL,
  "x-original-url": `/${EVIL}`,
  "x-real-ip": "203.0.113.9",
  "x-remix-redirect": `https://${EVIL}`,
  "x-request-id": EVIL,
  "x-rewrite-url": `/${EVIL}`,
};
const POISONED_COOKIES = [
  `evil=${EVIL}`,
  `lng=${EVIL}`,
  `consent=${EVIL}`,
  `guest.0=${EVIL}`,
  `__Host-guest.0=${EVIL}`,
  `device.0=${EVIL}`,
  `xsession.0=${EVIL}`,
  "__proto__=1",
].join("; ");

/** Requests whose own page is another one of the same address. */
const OTHER_VARIANTS: Record<string, string>[] = [
  { cookie: "lng=de" },
  { cookie: "consent=granted" },
  { "accept-language": "ja" },
  { "save-data": "on" },
  { "accept-encoding": "br" },
  { "accept-encoding": "gzip" },
];

let site: LineSite;
let metrics: number;
let paths: string[];
let robin: ReturnType<typeof fan>;
let tries = 100_000;

beforeAll(async () => {
  metrics = await freePort();
  site = await lineSite({ METRICS_PORT: String(metrics), LOG_LEVEL: "silent", GTM_ID: "GTM-TEST123" });
  robin = fan(site);
  await signIn(robin, "/home", ...RIVAL);
  // Fans are recognized once the site has asked which sessions have ended.
  await vi.waitFor(async () => {
    await robin.once("/home");
    expect(await fromMemory("fan")).toBeGreaterThan(0);
  }, PATIENCE_MS);
  const sitemap = await pathsInSitemap(site);
  const main = [
    "/",
    "/home",
    "/tickets",
    "/shows",
    "/tour-dates",
    "/wrestlers",
    "/shop",
    "/pay-per-view",
    "/no/such/page",
  ];
  paths = [...new Set([...main, ...oneOfEachKind(sitemap), ...(await unlistedPages(site))])];
});
afterAll(() => site?.stop());

type Who = "guest" | "fan";

async function fromMemory(who: Who): Promise<number> {
  const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
  return Number(new RegExp(`ringside_${who}_pages_total\\{from="memory"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

type Visitor = Pick<ReturnType<typeof fan>, "once">;

async function textOf(visitor: Visitor, address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await visitor.once(address, { headers });
  const sent = [...answer.headers].filter(([name]) => name !== "date" && name !== "x-request-id" && name !== "etag");
  return `${answer.status} ${JSON.stringify(sent)}\n${await answer.text()}`;
}

/** The same text with another number of the try, and without what varies anyway. */
const comparable = (text: string, id: number) =>
  withoutWhatVaries(text.replaceAll(String(id), "")).replace(
    /"content-length","\d+"|'nonce-[^']*'|'sha256-[^']*'/g,
    "",
  );

/** `who` is the victim. True if the page was in memory, so that the comparison meant something. */
async function compare(path: string, who: Who, headers: Record<string, string>[], attackedBy = who): Promise<boolean> {
  const victim = who === "fan" ? robin : fan(site);
  const own = attackedBy === "fan" ? [...robin.cookies].map(([name, value]) => `${name}=${value}`).join("; ") : "";
  const [poisoned, clean] = [++tries, ++tries];
  const at = (id: number) => `${path}${path.includes("?") ? "&" : "?"}try=${id}`;
  const attacker = fan(site);
  for (const one of headers) {
    const cookie = [one.cookie, own].filter(Boolean).join("; ");
    const seen = await textOf(attacker, at(poisoned), { ...one, ...(cookie && { cookie }) });
    expect([path, who, seen.includes(EVIL)]).toEqual([path, who, false]);
  }
  const before = await fromMemory(who);
  const theirs = await textOf(victim, at(poisoned));
  const inMemory = (await fromMemory(who)) > before;
  const untouched = await textOf(victim, at(clean));
  expect([path, who, theirs.includes(EVIL)]).toEqual([path, who, false]);
  const differs = firstDifference(comparable(theirs, poisoned), comparable(untouched, clean));
  expect([path, who, ...differs]).toEqual([path, who]);
  return inMemory;
}

const documentAndData = (path: string) => [path, dataOf(path)];

const ALWAYS_KEPT = ["/home", "/tickets", "/shows", "/tour-dates", "/wrestlers", "/shop"].flatMap(documentAndData);
/** Guests' pages that a fan's own details or limits keep out of memory. */
const KEPT_FOR_GUESTS = documentAndData(FOLLOW);
const MUST_BE = new Set([...ALWAYS_KEPT, ...KEPT_FOR_GUESTS]);
const NEVER_KEPT = /^\/(search|shop\/basket|waiting-list|following)\b/;

describe("A page in memory", () => {
  it.each(["guest", "fan"] as const)(
    "ignores what the %s before sent with the request",
    async (who) => {
      const poison = { ...POISON, cookie: POISONED_COOKIES };
      const kept = new Set<string>();
      const all = paths.flatMap(documentAndData);
      // Usually those that must be in memory, and of the others each for one of the two.
      const mine = all.filter((path, n) => SOAK || MUST_BE.has(path) || n % 2 === (who === "guest" ? 0 : 1));
      for (const path of mine) {
        await vi.waitFor(async () => {
          const inMemory = await compare(path, who, [poison]);
          if (inMemory) kept.add(path);
          if (ALWAYS_KEPT.includes(path)) expect([path, inMemory]).toEqual([path, true]);
          if (KEPT_FOR_GUESTS.includes(path)) expect([path, inMemory]).toEqual([path, who === "guest"]);
          if (NEVER_KEPT.test(path)) expect([path, inMemory]).toEqual([path, false]);
        }, PATIENCE_MS);
      }
      expect(kept.size).toBeGreaterThan(SOAK ? 20 : 10);
    },
    240_000,
  );

  it("is not the one that was made for another language, consent or Save-Data", async () => {
    for (const who of ["guest", "fan"] as const) {
      for (const path of ["/home", "/tickets", "/wrestlers", "/home.data"]) {
        await vi.waitFor(() => compare(path, who, OTHER_VARIANTS), PATIENCE_MS);
      }
    }
  });

  it("is not the one that was made for a guest, or for fans", async () => {
    for (const [who, attackedBy] of [
      ["guest", "fan"],
      ["fan", "guest"],
    ] as const) {
      for (const path of ALWAYS_KEPT) {
        await vi.waitFor(() => compare(path, who, [{}], attackedBy), PATIENCE_MS);
      }
    }
  }, 60_000);

  it("is the same one with and without the parameters of a campaign", async () => {
    const campaign = `utm_source=${EVIL}&utm_medium=mail&utm_campaign=%3Cscript%3E${EVIL}&gclid=${EVIL}`;
    for (const who of ["guest", "fan"] as const) {
      const victim = () => (who === "fan" ? robin : fan(site));
      for (const path of ALWAYS_KEPT) {
        await vi.waitFor(async () => {
          const query = `?try=${++tries}`;
          const first = await textOf(victim(), `${path}${query}&${campaign}`);
          expect([path, who, first.includes(EVIL)]).toEqual([path, who, false]);
          const before = await fromMemory(who);
          const plain = await textOf(victim(), path + query);
          const other = await textOf(victim(), `${path}${query}&utm_source=letter${tries}`);
          // Both came from memory: a campaign neither splits nor changes what is kept.
          expect([path, who, (await fromMemory(who)) - before]).toEqual([path, who, 2]);
          expect([path, who, ...firstDifference(withoutWhatVaries(first), withoutWhatVaries(plain))]).toEqual([
            path,
            who,
          ]);
          expect(other).not.toContain(`letter${tries}`);
        }, PATIENCE_MS);
      }
    }
  }, 60_000);

  it("in each language is poisoned neither", async () => {
    for (const language of LANGUAGES.filter((one) => one !== "en")) {
      for (const who of ["guest", "fan"] as const) {
        const poison = { ...POISON, cookie: `${POISONED_COOKIES}; lng=en`, "accept-language": "en" };
        await vi.waitFor(() => compare(`/${language}/tickets`, who, [poison]), PATIENCE_MS);
      }
    }
  }, 120_000);

  it("cannot be requested under another host, method or spelling of its address", async () => {
    const { host } = new URL(site.url);
    for (const path of ["/home", "/wrestlers", "/tickets.data"]) {
      for (const [method, spelling, headers] of [
        ["GET", path, { host: EVIL }],
        ["HEAD", path, { host }],
        ["OPTIONS", path, { host }],
        ["GET", `/${path}`, { host }],
        ["GET", `${path}/`, { host }],
        ["GET", path.toUpperCase(), { host }],
        ["GET", path.replace("e", "%65"), { host }],
      ] as const) {
        const id = ++tries;
        const query = `?try=${id}`;
        await site.ask(new Request(site.url + spelling + query, { method, headers, redirect: "manual" }));
        const theirs = await textOf(fan(site), path + query);
        const clean = ++tries;
        const untouched = await textOf(fan(site), `${path}?try=${clean}`);
        const about = `${method} ${spelling} ${headers.host}`;
        expect([about, ...firstDifference(comparable(theirs, id), comparable(untouched, clean))]).toEqual([about]);
      }
    }
  }, 60_000);
});

describe("The line of a night, which is answered from memory, too", () => {
  let night: string;
  beforeAll(async () => {
    night = await site.plan("Iron Harvest");
  });

  /** Without the seconds until the page reloads itself, which are drawn for each request. */
  const reloading = (text: string) =>
    withoutWhatVaries(text).replace(/"refresh" content="\d+"|"content-length","\d+"/g, "");

  it("ignores what the visitor before sent with the request", async () => {
    const attacker = fan(site);
    const poison = { ...POISON, cookie: `${POISONED_COOKIES}; place=${EVIL}` };
    for (const part of ["", "/now.json", "/draw", "/draw.json", "/receipt.json"]) {
      for (const language of ["", "/he"]) {
        const path = `${language}/line/${night}${part}`;
        const before = await textOf(fan(site), path);
        for (const query of ["", `?notice=${EVIL}`, `?try=${EVIL}`]) {
          const seen = await textOf(attacker, path + query, poison);
          expect([path + query, seen.includes(EVIL)]).toEqual([path + query, false]);
        }
        const after = await textOf(fan(site), path);
        expect([path, ...firstDifference(reloading(after), reloading(before))]).toEqual([path]);
      }
    }
  });

  it("cannot be requested under another host", async () => {
    for (const part of ["", "/now.json", "/draw"]) {
      const address = `${site.url}/line/${night}${part}`;
      const answer = await site.ask(new Request(address, { headers: { host: EVIL }, redirect: "manual" }));
      expect([part, answer.status, answer.headers.get("location")]).toEqual([part, 301, address]);
    }
  });
});
