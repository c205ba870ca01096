/** Guests' pages while the database is down: served from memory, marked, and for STALE_MINUTES at most. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { type Site, testSite } from "../routes/site";
import { type FaultProxy, faultProxy } from "./world/proxy";

const LIMIT_MS = 120_000;
/** How each language says when the page was last updated. */
const SAID = {
  ...{ en: "Last updated", de: "Zuletzt aktualisiert", es: "Última actualización", fr: "Dernière mise à jour" },
  ...{
    he: "עודכן לאחרונה",
    id: "Terakhir diperbarui",
    it: "Ultimo aggiornamento",
    ja: "最終更新",
    ko: "마지막 업데이트",
  },
  ...{ nb: "Sist oppdatert", nl: "Laatst bijgewerkt", pl: "Ostatnia aktualizacja", pt: "Última atualização" },
  ...{ ru: "Последнее обновление", sv: "Senast uppdaterad", tr: "Son güncelleme", uk: "Останнє оновлення" },
  zh: "最近更新",
};

let database: TestDatabase;
let proxy: FaultProxy;
let site: Site;
beforeAll(async () => {
  database = await filledDatabase();
  proxy = await faultProxy(Number(new URL(database.url).port));
  const through = Object.assign(new URL(database.url), { host: `127.0.0.1:${proxy.port}` });
  site = await testSite({ DATABASE_URL: through.href, STALE_MINUTES: "30" });
}, LIMIT_MS);
afterAll(async () => {
  await site?.stop();
  await proxy?.stop();
  await database?.drop();
});

async function get(path: string, language = "en") {
  const answer = await site.ask(new Request(site.url + path, { headers: { "accept-language": language } }));
  return { status: answer.status, html: await answer.text(), retryAfter: answer.headers.get("retry-after") };
}

/** Every guest page in the site's own sitemap. */
async function listed(): Promise<string[]> {
  const addresses = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => new URL(one ?? ""));
  const files = addresses((await get("/sitemap.xml")).html);
  const maps = files.filter(({ pathname }) => pathname.endsWith(".xml"));
  const pages = files.filter((one) => !maps.includes(one));
  for (const map of maps) pages.push(...addresses((await get(map.pathname)).html));
  return pages.map(({ pathname }) => pathname);
}

it("shows them marked in the visitor's language, and no longer than STALE_MINUTES", { timeout: LIMIT_MS }, async () => {
  const all = await listed();
  const paths = all.filter((_, n) => n % Math.ceil(all.length / 40) === 0);
  expect(paths.length).toBeGreaterThan(20);
  // Lists read the seats of every night at once, and pages are read while all is well.
  for (const path of ["/tickets", ...paths]) {
    const page = await get(path);
    expect([page.status, page.html.includes(SAID.en)], path).toEqual([200, false]);
  }

  await proxy.set({ kind: "dead" });
  await site.advance("PT10M");
  for (const path of paths) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    expect(page.html, path).toContain("Last updated: 10 minutes ago.");
  }
  for (const [language, words] of Object.entries(SAID)) {
    const { html } = await get("/home", language);
    expect(html, language).toContain(`<html lang="${language}"`);
    expect(html, language).toContain(words);
  }
  expect((await get("/home", "de")).html).toContain("vor 10 Minuten");

  await site.advance("PT21M");
  const late = await get("/home");
  expect([late.status, late.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(late.html).toContain("We’ll be right back");

  await proxy.set({ kind: "pass" });
  await expect.poll(async () => (await get("/home")).status, { timeout: 30_000 }).toBe(200);
  await expect.poll(async () => (await get("/home")).html.includes(SAID.en), { timeout: 30_000 }).toBe(false);
});
