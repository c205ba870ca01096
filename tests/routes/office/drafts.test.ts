/**
 * Drafts at the office and their previews: what fans get meanwhile, links that are wrong, and the office's one script.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../access/identities";
import { staffSignedIn } from "../../access/staff";
import { fan as newBrowser, type Page } from "../fan";
import { type Site, testSite } from "../site";
import { formOf, said } from "./office-forms";

let site: Site;
let editor: Browser;
let owner: Browser;

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
  editor = await staffSignedIn(site, "editor");
  owner = await staffSignedIn(site, "owner");
}, 120_000);
afterAll(() => site?.stop());

let next = 0;
/** An item that no other test has opened. */
async function opened(list: string): Promise<{ path: string; key: string; form: Record<string, string> }> {
  const { html } = await editor.get(list);
  const paths = [...html.matchAll(new RegExp(`href="(${list}/[0-9a-f-]{36})"`, "g"))].map(([, path]) => path);
  const path = paths[next++] ?? "";
  const page = await editor.get(path);
  expect([path, page.status]).toEqual([path, 200]);
  return { path, key: path.split("/").at(-1) ?? "", form: formOf(page.html) };
}
const keep = (path: string, form: Record<string, string>) => editor.post(path, { ...form, intent: "draft" });
/** The address of the preview that a page offers, without the site's own. */
const previewOf = ({ html }: Pick<Page, "html">) =>
  html.match(/href="https?:\/\/[^/"]+(\/[^"]*\?preview=[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
const plainHeaders = ({ headers }: Response) => ["cache-control", "x-robots-tag"].map((name) => headers.get(name));
const OFF_SHELVES = ["no-store", "noindex"];

/** A page without what differs from one response to the next. */
async function bytesOf(path: string): Promise<string> {
  const response = await newBrowser(site).once(path);
  return (await response.text()).replaceAll(response.headers.get("x-request-id") ?? "no id", "ID");
}

/** Fans share a page for two seconds. */
const PAGES_RENEW = { timeout: 10_000, interval: 250 };

test("Fans' page stays byte for byte the same while a draft exists and is looked at", async () => {
  const { path, key, form } = await opened("/office/roster");
  const fans = `/wrestlers/${key}`;
  const before = await bytesOf(fans);
  const kept = await keep(path, { ...form, nickname: "Unseen Nickname" });
  expect(said(kept)).toContain("The draft is kept");
  const link = previewOf(kept);
  const shown = await newBrowser(site).get(link);
  expect([shown.status, shown.html.includes("Unseen Nickname")]).toEqual([200, true]);
  expect(await bytesOf(fans)).toBe(before);
  expect((await newBrowser(site).get("/wrestlers")).html).not.toContain("Unseen Nickname");
});

test("A preview is the real page with a bar that says so; nobody keeps or indexes it, and it runs no script", async () => {
  const { path, key, form } = await opened("/office/roster");
  const link = previewOf(await keep(path, { ...form, hometown: "Previewville" }));
  for (let again = 0; again < 2; again++) {
    const response = await newBrowser(site).once(link);
    const html = await response.text();
    expect([response.status, ...plainHeaders(response)]).toEqual([200, ...OFF_SHELVES]);
    expect(response.headers.get("etag")).toBeNull();
    expect(html).toContain("Previewville");
    expect(html).toContain("Preview of a draft by editor@ringside.example");
    expect(html).not.toMatch(/<script(?![^>]*ld\+json)/);
  }
  const data = await newBrowser(site).once(link.replace("?", ".data?"));
  expect([data.status, ...plainHeaders(data)]).toEqual([200, ...OFF_SHELVES]);
  const fan = newBrowser(site);
  await fan.get(link);
  expect((await fan.get(`/wrestlers/${key}`)).html).not.toContain("Previewville");
});

test("A link that is tampered with, of another item or of another page shows nothing", async () => {
  const one = await opened("/office/roster");
  const two = await opened("/office/roster");
  const link = previewOf(await keep(one.path, { ...one.form, hometown: "Secret Town" }));
  await keep(two.path, { ...two.form, hometown: "Other Town" });
  const [page = "", token = ""] = link.split("?preview=");
  const parts = decodeURIComponent(token).split("~");
  const linkWith = (at: number, value: string) =>
    `${page}?preview=${encodeURIComponent(parts.with(at, value).join("~"))}`;
  const wrong = [
    linkWith(3, `${parts[3]?.startsWith("A") ? "B" : "A"}${parts[3]?.slice(1)}`),
    linkWith(2, String(Number(parts[2]) + 1)),
    linkWith(1, two.key),
    linkWith(0, "venues"),
    linkWith(0, "constructor"),
    `${page}?preview=`,
    `${page}?preview=nonsense`,
    `/wrestlers/${two.key}?preview=${token}`,
    `/wrestlers?preview=${token}`,
  ];
  for (const address of wrong) {
    const response = await newBrowser(site).once(address);
    expect([address, response.status, ...plainHeaders(response)]).toEqual([address, 404, ...OFF_SHELVES]);
    expect(await response.text()).not.toMatch(/Secret Town|Other Town/);
  }
  expect((await newBrowser(site).get(link)).html).toContain("Secret Town");
  const discarded = await editor.post(one.path, { intent: "discard", seen: seenIn(await editor.get(one.path)) });
  expect(said(discarded)).toContain("The draft is gone.");
  expect((await newBrowser(site).once(link)).status).toBe(404);
});

const seenIn = ({ html }: Pick<Page, "html">) => html.match(/name="seen" value="([^"]*)"/)?.[1] ?? "";

test("The editor says that there is a draft, opens it, and publishes it merged with what changed meanwhile", async () => {
  const { path, form } = await opened("/office/roster");
  await keep(path, { ...form, nickname: "Drafted", hometown: "Draft Town" });
  const list = await editor.get("/office/roster");
  expect(list.html).toMatch(new RegExp(`${path}"[^<]*<[^<]*<[^<]*badge[^<]*Draft`));
  const closed = await owner.get(path);
  expect(said(closed)).toContain("editor@ringside.example saved a draft");
  expect(formOf(closed.html).nickname).toBe(form.nickname);
  await owner.post(path, { ...formOf(closed.html), intent: "save", division: "Changed Live", hometown: "Live Town" });

  const open = formOf((await editor.get(`${path}?draft`)).html);
  expect(open).toMatchObject({ nickname: "Drafted", hometown: "Draft Town" });
  const clash = await editor.post(`${path}?draft`, { ...open, intent: "publish" });
  expect(clash.status).toBe(409);
  expect(said(clash)).toContain("Live Town");
  expect(said(clash)).toContain("owner@ringside.example");
  const decided = formOf(clash.html);
  expect(decided).toMatchObject({ nickname: "Drafted", hometown: "Draft Town", division: "Changed Live" });
  const published = await editor.post(`${path}?draft`, { ...decided, intent: "publish", hometown: "Agreed Town" });
  expect(said(published)).toContain("Published.");
  const now = formOf((await editor.get(path)).html);
  expect(now).toMatchObject({ nickname: "Drafted", hometown: "Agreed Town", division: "Changed Live" });
  const history = said(await editor.get(`/office/history?entity=${path.split("/").at(-1)}`));
  expect(history).toContain("draft.saved");
  expect(history).toContain("content.saved");
});

test("A new story is a draft, is seen by its link alone, and is published", async () => {
  const { html } = await editor.get("/office/news/new");
  const story = { type: "news", title: "Drafted story", excerpt: "e", body: "b", author: "Edie" };
  const form = { ...formOf(html), ...story, publishedAt: "2026-01-05T10:00" };
  const kept = await keep("/office/news/new", form);
  const path = kept.path.replace(/\?.*/, "");
  expect(path).toMatch(/^\/office\/news\/[0-9a-f-]{36}$/);
  const fans = path.replace("/office", "");
  expect((await newBrowser(site).once(fans)).status).toBe(404);
  expect((await newBrowser(site).get(previewOf(kept))).html).toContain("Drafted story");
  expect(said(await editor.get("/office/news"))).toContain("Never published");
  const published = await editor.post(`${path}?draft`, { ...formOf(kept.html), intent: "publish" });
  expect(said(published)).toContain("Published.");
  await expect.poll(() => bytesOf(fans), PAGES_RENEW).toContain("Drafted story");
});

test("A draft that is not complete is kept, says what is missing, and has no preview", async () => {
  const { path, form } = await opened("/office/roster");
  const kept = await keep(path, { ...form, slug: "Not A Slug" });
  expect(said(kept)).toContain("Before it can be published");
  expect(previewOf(kept)).toBe("");
  const refused = await editor.post(`${path}?draft`, { ...formOf(kept.html), intent: "publish" });
  expect(refused.status).toBe(400);
  expect(said(refused)).toContain("can’t be published yet");
});

test("A night's words and card are one draft, which its preview shows and publishing keeps whole", async () => {
  const { html } = await editor.get("/office/nights");
  const night = html.match(/href="(\/office\/nights\/[0-9a-f-]{36})"/)?.[1] ?? "";
  const fans = night.replace("/office/nights", "/events");
  const before = await bytesOf(fans);
  const words = nightForm((await editor.get(`${night}/words`)).html);
  const kept = await editor.post(`${night}/words`, { ...words, intent: "draft", about: "Words of a draft." });
  expect(said(kept)).toContain("The draft is kept");
  expect((await newBrowser(site).get(previewOf(kept))).html).toContain("Words of a draft.");
  expect(await bytesOf(fans)).toBe(before);
  const card = nightForm((await editor.get(`${night}/card?draft`)).html);
  const drafted = { ...card, intent: "publish", "bout.0.title": "Drafted bout" };
  const published = await editor.post(`${night}/card?draft`, drafted);
  expect([published.status, said(published).includes("Published.")]).toEqual([200, true]);
  const again = await editor.post(`${night}/card?draft`, drafted);
  expect([again.status, said(again).includes("nothing left to publish")]).toEqual([200, true]);
  await expect.poll(() => bytesOf(fans), PAGES_RENEW).toContain("Words of a draft.");
});

/** What a browser sends of the form that has a save bar. */
const nightForm = (html: string) => formOf(html.replace(/(<form[^>]*class=")stack("[^>]*data-save)/, "$1o-form$2"));

test("An undo of a field that was changed again shows both texts, and fields can be put back one by one", async () => {
  const { path, form } = await opened("/office/roster");
  const saved = await editor.post(path, { ...form, nickname: "First", finisher: "First move" });
  const undo = saved.html.match(/action="(\/office\/history\/[^"]*)"/)?.[1] ?? "";
  await owner.post(path, { ...formOf((await owner.get(path)).html), nickname: "Second" });
  const clash = await editor.post(undo, { intent: "undo" });
  expect(clash.status).toBe(409);
  for (const text of ["First", "Second", "owner@ringside.example", "changed again"])
    expect(said(clash)).toContain(text);
  const seen = seenIn(clash);
  await owner.post(path, { ...formOf((await owner.get(path)).html), division: "Later" });
  expect((await editor.post(undo, { intent: "putBack", seen, field: "finisher" })).status).toBe(409);
  const again = seenIn(await editor.get(undo));
  const back = await editor.post(undo, { intent: "putBack", seen: again, field: "finisher" });
  expect(said(back)).toContain("Taken back.");
  expect(formOf(back.html)).toMatchObject({ nickname: "Second", finisher: form.finisher ?? "", division: "Later" });
});

test("The office runs its one small script and no other; fans' pages never load it", async () => {
  expect(readFileSync("public/office.js").length).toBeLessThan(6 * 1024);
  for (const path of ["/office", "/office/roster", "/office/nights"]) {
    const response = await editor.once(path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    const nonce = scripts[0]?.match(/ nonce="([^"]+)"/)?.[1];
    expect(scripts[0]).toContain('src="/office.js"');
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'nonce-${nonce}';`);
  }
  const anyone = newBrowser(site);
  for (const path of ["/home", "/wrestlers", "/shop", "/profile/auth/sign-in", "/office"]) {
    expect([path, (await anyone.get(path)).html.includes("office.js")]).toEqual([path, false]);
  }
  expect((await editor.get("/home")).html).not.toContain("office.js");
});

// The last one: after it, nobody is signed in at the office any more.
test("A preview's link ends after a day", async () => {
  const { path, form } = await opened("/office/roster");
  const link = previewOf(await keep(path, { ...form, hometown: "Yesterday’s Town" }));
  await site.advance("PT23H");
  expect((await newBrowser(site).once(link)).status).toBe(200);
  await site.advance("PT1H");
  const over = await newBrowser(site).once(link);
  expect([over.status, ...plainHeaders(over)]).toEqual([404, ...OFF_SHELVES]);
});
