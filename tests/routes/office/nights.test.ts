/** A promoter runs a night from an empty store in the browser: draft, publication, sale, another date, called off. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemClock } from "../../../server/process/clock";
import { contentDesk } from "../../../server/services/content/desk/content-desk";
import { openAsIs } from "../../../server/store/connection/open-store";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { staffSignedIn } from "../../access/staff";
import { type TestDatabase, testDatabase } from "../../postgres";
import { fillIn, GOOD_CARD, hold, pay } from "../buying/purchase";
import { fan, hidden, type Page } from "../fan";
import { type Site, testSite } from "../site";
import { said } from "./office-forms";

type Browser = ReturnType<typeof fan>;

const OFFICE = { name: "office", via: "office" } as const;
const STEPS_MS = 180_000;

let site: Site;
let empty: TestDatabase;
beforeAll(async () => {
  empty = await testDatabase();
  site = await testSite({ SEED: "none", DATABASE_URL: empty.url, LOG_LEVEL: "error" });
}, STEPS_MS);
afterAll(async () => {
  await site?.stop();
  await empty?.drop();
});

async function withStore<T>(work: (store: Awaited<ReturnType<typeof openAsIs>>) => Promise<T>): Promise<T> {
  const store = await openAsIs({ databaseUrl: empty.url, dataDir: "", create: false });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The fields of a page's forms as a browser without scripts would send them. */
function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const text = (value = "") =>
    value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    const unchecked = /type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag);
    if (name && !unchecked) fields[text(name)] = text(/value="([^"]*)"/.exec(tag)?.[1]);
  }
  for (const [, tag = "", body = ""] of html.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]*selected[^>]*>/.exec(body)?.[0] ?? /<option[^>]*>/.exec(body)?.[0] ?? "";
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ""] = text(/value="([^"]*)"/.exec(chosen)?.[1]);
  }
  for (const [, tag = "", body = ""] of html.matchAll(/<textarea([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    fields[/name="([^"]*)"/.exec(tag)?.[1] ?? ""] = text(body.replace(/^\n/, ""));
  }
  return fields;
}

const send = async (who: Browser, path: string, changes: Record<string, string>): Promise<Page> =>
  who.post(path, { ...fieldsOf((await who.get(path)).html), ...changes });

it(
  "from an empty store to a night that is called off, with everybody refunded",
  async () => {
    const place = randomUUID();
    await withStore(({ db }) =>
      contentDesk({ store: { db }, clock: systemClock }).save(
        "venues",
        "new",
        {
          ...{
            id: place,
            name: "Town Hall",
            street: "1 Main Street",
            city: "Akron",
            region: "OH",
            postalCode: "44308",
          },
          ...{ country: "US", lat: "41.08", lng: "-81.51", timeZoneId: "America/New_York" },
          ...{ accessibilityNote: "", parkingNote: "", sections: [] },
        },
        { actor: OFFICE },
      ),
    );
    const editor = await staffSignedIn(site, "editor");
    expect((await editor.get("/office/nights")).html).toContain("No nights yet");

    // A draft, with a tier.
    const wrong = await send(editor, "/office/nights/new", { intent: "create", title: "", venueId: "", startAt: "" });
    expect(wrong.status).toBe(400);
    const year = new Date().getUTCFullYear() + 1;
    const asked = { intent: "create", title: "First Bell", venueId: place, startAt: `${year}-06-05T19:30` };
    const created = await send(editor, "/office/nights/new", asked);
    expect([created.status, created.path]).toEqual([200, expect.stringMatching(/^\/office\/nights\/[0-9a-f-]{36}$/)]);
    const path = created.path;
    const eventId = path.slice("/office/nights/".length);
    const tier = { "tier.new.name": "Floor", "tier.new.price": "$45", "tier.new.capacity": "100" };
    const looked = await send(editor, path, { intent: "look", ...tier });
    expect(looked.html).toContain("100 seats at $45");
    const saved = await send(editor, path, { intent: "save", ...tier });
    expect([saved.status, saved.path]).toEqual([200, `${path}?saved`]);

    const guest = fan(site);
    expect((await guest.get(`/events/${eventId}`)).status).toBe(404);
    expect((await send(editor, `${path}/publish`, { intent: "publish" })).status).toBe(200);
    await expect.poll(async () => (await guest.get(`/events/${eventId}`)).status, { timeout: 20_000 }).toBe(200);

    // Two seats are sold, and nobody may take the night back.
    await hold(guest, eventId, "Floor", 2);
    const back = await fillIn(await pay(guest, eventId), GOOD_CARD, "guest@example.com");
    await guest.get(new URL(back ?? "", site.url).pathname + new URL(back ?? "", site.url).search);
    expect((await editor.get("/office/nights")).html).toMatch(/data-l="Sold">2</);
    const kept = await editor.get(`${path}/publish`);
    expect(kept.html).toContain("2 seats are sold or held");
    const revision = hidden(kept.html, "revision");
    const forced = await editor.post(`${path}/publish`, { intent: "unpublish", deed: randomUUID(), revision });
    expect([forced.status, forced.html.includes("it stays public")]).toEqual([400, true]);

    const withoutDeed: Record<string, string>[] = [{}, { deed: "" }, { deed: "nonsense" }];
    for (const deed of withoutDeed) {
      for (const [page, form] of [
        [`${path}/publish`, { intent: "unpublish", revision }],
        [`${path}/publish`, { intent: "publish", revision }],
        [`${path}/words`, { intent: "save", end: "yes" }],
        [`${path}/words`, { intent: "discard" }],
        [`${path}/card`, { intent: "save", end: "yes", was: "[]" }],
        [`${path}/duplicate`, { intent: "duplicate", "date.0": `${year}-06-12T19:30` }],
        [path, { intent: "save", end: "yes" }],
        ["/office/nights", { intent: "publish", night: `${eventId}:${revision}` }],
        ["/office/nights/new", asked],
      ] as const) {
        const incomplete = await editor.post(page, { ...form, ...deed });
        const answer = [page, form.intent, incomplete.status, said(incomplete).includes("This form is incomplete")];
        expect(answer).toEqual([page, form.intent, 400, true]);
      }
    }
    const stale = { intent: "publish", deed: randomUUID(), revision: String(Number(revision) - 1) };
    const outdated = await editor.post(`${path}/publish`, stale);
    expect([outdated.status, said(outdated).includes("Somebody changed it meanwhile")]).toEqual([400, true]);
    const later = { intent: "plan", publishedAt: `${year}-01-01T12:00`, deed: randomUUID(), revision };
    const planned = await editor.post(`${path}/publish`, later);
    expect([planned.status, planned.html.includes("it stays public")]).toEqual([400, true]);
    expect((await guest.get(`/events/${eventId}`)).status).toBe(200);

    // Only the owner moves it, after a look at what follows.
    const move = `${path}/move?startAt=${year}-06-12T20:00`;
    expect((await editor.get(move)).html).toContain("only the owner");
    const owner = await staffSignedIn(site, "owner");
    const preview = await owner.get(move);
    expect(preview.html).toContain("1 mail goes out");
    const [past, nothing, both] = await Promise.all(
      ["startAt=2020-01-01T20:00", "startAt=", `startAt=${year}-06-12T20:00&none=yes`].map(async (query) =>
        said(await owner.get(`${path}/move?${query}`)),
      ),
    );
    expect(past).toContain("The new date is over already.");
    expect(past).not.toMatch(/New bell The|\.\./);
    expect(nothing).toContain("Give a date, or say that it isn’t known yet.");
    expect(both).toContain("not both.");
    expect(said(await owner.get(`${path}/move?startAt=${year}-06-05T19:30`))).toContain(
      "That is the date that it has.",
    );
    const undone = await owner.post(`${path}/move`, { intent: "move", startAt: `${year}-06-12T20:00` });
    expect([undone.status, said(undone).includes("This form is incomplete")]).toEqual([400, true]);
    const late = { intent: "move", startAt: "2020-01-01T20:00", deed: randomUUID() };
    const refused = await owner.post(`${path}/move`, late);
    expect([refused.status, said(refused).includes("The new date is over already.")]).toEqual([400, true]);
    const moved = await send(owner, move, { intent: "move" });
    expect(moved.html).toContain("The night is moved");
    expect((await owner.get(path)).html).toMatch(/8:00(&#x202f;| )PM/);

    // Called off, with the short code as the key.
    const off = `${path}/off`;
    expect((await editor.get(off)).status).toBe(403);
    const page = await owner.get(off);
    expect(page.html).toContain("$90.00 goes back to cards");
    const code = /Type the short code (\w+)/.exec(page.html)?.[1] ?? "";
    expect((await send(owner, off, { intent: "callOff", code: "nonsense" })).status).toBe(400);
    const keyless = await owner.post(off, { intent: "callOff", code, digest: hidden(page.html, "digest") });
    expect([keyless.status, said(keyless).includes("This form is incomplete")]).toEqual([400, true]);
    await send(owner, off, { intent: "callOff", code });
    await expect
      .poll(async () => (await owner.get(off)).html, { timeout: 60_000 })
      .toContain("The night is called off. $90.00 went back in 1 refunds.");
    expect(await withStore(({ db }) => checkLedger(db))).toEqual([]);
    expect((await owner.get("/office/nights.csv?when=all")).html).toContain("First Bell");
  },
  STEPS_MS,
);
