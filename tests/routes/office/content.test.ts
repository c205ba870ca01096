/** The office's pages for content, without scripts: forms, their faults, conflicts, lists, pictures and redirects. */
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../access/identities";
import { staffSignedIn } from "../../access/staff";
import { fan } from "../fan";
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

async function firstItem(path: string): Promise<{ path: string; html: string; form: Record<string, string> }> {
  const list = await editor.get(path);
  expect(list.status).toBe(200);
  const found = list.html.match(new RegExp(`href="(${path}/[0-9a-f-]{36})"`))?.[1] ?? "";
  const page = await editor.get(found);
  expect([found, page.status]).toEqual([found, 200]);
  return { path: found, html: page.html, form: formOf(page.html) };
}

const SECTIONS = ["roster", "categories", "shows", "venues", "pay-per-views", "news", "shop"];

test.each(SECTIONS)("%s: a form that is sent as it was opened changes nothing", async (section) => {
  const { path, form } = await firstItem(`/office/${section}`);
  const saved = await editor.post(path, form);
  expect(saved.status).toBe(200);
  expect(saved.hops[0]).toMatch(new RegExp(`^${path}\\?saved=`));
  const history = await editor.get(`/office/history?entity=${path.split("/").at(-1)}`);
  expect(history.html).not.toContain("content.saved");
});

test.each(SECTIONS)("%s: an empty new form comes back with its faults", async (section) => {
  const page = await editor.get(`/office/${section}/new`);
  const answer = await editor.post(`/office/${section}/new`, formOf(page.html));
  expect(answer.status).toBe(400);
  expect(answer.html).toContain('role="alert"');
  expect(answer.html).toMatch(/aria-invalid="true"/);
});

test("A fault is shown at its field, and what was typed is still there", async () => {
  const { path, form } = await firstItem("/office/roster");
  const answer = await editor.post(path, { ...form, slug: "No Slug", bio: "Typed <b>words</b>" });
  expect(answer.status).toBe(400);
  expect(answer.html).toMatch(/<a href="#slug">/);
  expect(formOf(answer.html)).toMatchObject({ slug: "No Slug", bio: "Typed <b>words</b>" });
});

test("A changed field reaches the site, is in the history, and can be taken back", async () => {
  const { path, form } = await firstItem("/office/roster");
  const saved = await editor.post(path, { ...form, nickname: "The Changed One" });
  expect(saved.html).toContain("Saved.");
  const shown = async () => (await fan(site).get(path.replace("/office/roster", "/wrestlers"))).html;
  await expect.poll(shown, { timeout: 15_000 }).toContain("The Changed One");
  const undo = saved.html.match(/action="(\/office\/history\/[^"]*)"/)?.[1] ?? "";
  const undone = await editor.post(undo, { intent: "undo" });
  expect(undone.html).toContain("Taken back.");
  expect(formOf(undone.html).nickname).toBe(form.nickname);
});

test("Two editors: different fields merge, the same field is a conflict with theirs beside yours", async () => {
  const { path, form } = await firstItem("/office/venues");
  const opened = formOf((await owner.get(path)).html);
  await owner.post(path, { ...opened, parkingNote: "Lot of the owner", street: "1 Owner Street" });
  const answer = await editor.post(path, { ...form, parkingNote: "Lot of the editor", city: "Editorville" });
  expect(answer.status).toBe(409);
  expect(answer.html).toContain("owner@ringside.example");
  expect(answer.html).toContain("Lot of the owner");
  const again = formOf(answer.html);
  expect(again).toMatchObject({ parkingNote: "Lot of the editor", street: "1 Owner Street", city: "Editorville" });
  expect((await editor.post(path, again)).html).toContain("Saved.");
});

test("A form that doesn't send the item as it was opened is refused: it would overwrite others' changes", async () => {
  const { path, form } = await firstItem("/office/shows");
  const { base: _, ...rest } = form;
  expect((await editor.post(path, { ...rest, title: "Overwritten" })).status).toBe(400);
});

test("Rows are added, moved and removed by buttons, and nothing is saved meanwhile", async () => {
  const { path, form } = await firstItem("/office/shows");
  const rows = (one: Record<string, string>) => Number(one["faq.count"]);
  const press = async (from: Record<string, string>, row: string) =>
    formOf((await editor.post(path, { ...from, intent: "rows", row })).html);
  const added = await press(form, "faq.add");
  expect(rows(added)).toBe(rows(form) + 1);
  const last = rows(form);
  const typed = { ...added, [`faq.${last}.question`]: "Typed?", [`faq.${last}.answer`]: "Typed." };
  const moved = last > 0 ? await press(typed, `faq.${last}.up`) : typed;
  expect(moved[`faq.${Math.max(0, last - 1)}.question`]).toBe("Typed?");
  const removed = await press(moved, `faq.${Math.max(0, last - 1)}.remove`);
  expect(rows(removed)).toBe(rows(form));
  expect((await editor.post(path, { ...form, intent: "rows", row: "faq.77.up" })).status).toBe(400);
  expect(rows(formOf((await editor.get(path)).html))).toBe(rows(form));
});

test("A new story is written once, however often its form is sent, and a used venue says what uses it", async () => {
  const page = await editor.get("/office/news/new");
  const form = { ...formOf(page.html), type: "news", title: "Pressed twice", excerpt: "e", body: "b", author: "Edie" };
  const story = { ...form, publishedAt: "2026-01-05T10:00" };
  const one = await editor.post("/office/news/new", story);
  const two = await editor.post("/office/news/new", story);
  expect(one.status).toBe(200);
  expect(two.path.replace(/\?.*/, "")).toBe(one.path.replace(/\?.*/, ""));
  expect((await editor.get("/office/news?text=pressed+twice")).html.match(/>Pressed twice</g)).toHaveLength(1);

  const venue = await firstItem("/office/venues");
  const kept = await editor.post(venue.path, { intent: "remove" });
  expect(kept.status).toBe(400);
  expect(kept.html).toContain("can’t be removed");
});

test("A category that something uses stays; a new one has a page until it is hidden, and goes", async () => {
  const used = await firstItem("/office/categories");
  const kept = await editor.post(used.path, { intent: "remove" });
  expect([kept.status, kept.html.includes("can’t be removed")]).toEqual([400, true]);

  const page = await editor.get("/office/categories/new");
  const words = { name: "Open air", slug: "open-air", kind: "special", description: "Under the sky", sortIndex: "90" };
  const made = await editor.post("/office/categories/new", { ...formOf(page.html), ...words });
  expect(made.html).toContain("Saved.");
  const path = made.path.replace(/\?.*/, "");
  const section = path.replace("/office/categories", "/shows/section");
  expect(made.html).toContain(`href="${section}"`);
  expect((await editor.get("/office/categories")).html).toContain("Open air");
  const seen = async () => (await fan(site).get(section)).status;
  await expect.poll(seen, { timeout: 15_000 }).toBe(200);
  const hidden = await editor.post(path, { ...formOf(made.html), hidden: "on" });
  expect(hidden.html).not.toContain(`href="${section}"`);
  await expect.poll(seen, { timeout: 15_000 }).toBe(404);
  expect((await editor.post(path, { intent: "remove" })).html).toContain("Removed.");
  expect((await editor.get(path)).status).toBe(404);
});

test("Stock is counted by a difference with a reason, and one form counts once", async () => {
  const { path } = await firstItem("/office/shop");
  const page = await editor.get(`${path}/stock`);
  const row = page.html.match(/<form[^>]*o-inline[\s\S]*?<\/form>/)?.[0] ?? "";
  const value = (name: string) => row.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? "";
  const fields = {
    intent: "count",
    variantId: value("variantId"),
    deedId: value("deedId"),
    by: "5",
    reason: "Delivery",
  };
  const left = (html: string) => Number(html.match(/data-l="Left">(\d+)</)?.[1]);
  expect((await editor.post(`${path}/stock`, { ...fields, reason: "" })).status).toBe(400);
  expect((await editor.post(`${path}/stock`, { ...fields, by: "-999999" })).status).toBe(400);
  const once = await editor.post(`${path}/stock`, fields);
  const twice = await editor.post(`${path}/stock`, fields);
  expect([left(once.html), left(twice.html)]).toEqual([left(page.html) + 5, left(page.html) + 5]);
});

test("Redirects: a loop is refused, a good one works and is in the history, several are read line by line", async () => {
  const put = (path: string, target: string) => editor.post("/office/redirects", { intent: "put", path, target });
  expect((await put("/loop", "/loop")).status).toBe(400);
  expect((await put("/old-page", "/shows")).html).toContain("Saved.");
  const history = await editor.get(`/office/history?entity=${encodeURIComponent("/old-page")}`);
  expect(history.html).toContain("redirect.added");
  const lines = (text: string) => editor.post("/office/redirects", { intent: "import", lines: text });
  const bad = await lines("/one /shows\n/two");
  expect(bad.status).toBe(400);
  expect(bad.html).toContain("Entry 2");
  expect((await lines("/one /shows\n/two https://example.com/")).html).toContain("Imported.");
  expect((await editor.post("/office/redirects", { intent: "remove", path: "/one" })).html).toContain("Removed.");
});

async function upload(browser: Browser, bytes: Uint8Array, alt: string, more = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...more, intent: "upload" })) body.set(name, value);
  body.set("alt", alt);
  body.set("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "picture.png");
  return browser.once("/office/media", { method: "POST", body });
}

test("A picture is uploaded, chosen for a wrestler, and shown with its sizes; larger than other forms may be", async () => {
  const raw = { width: 700, height: 600, channels: 3 } as const;
  const noise = Buffer.from(Array.from({ length: 700 * 600 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256));
  const bytes = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect((await upload(editor, bytes, "Vera on the ropes")).headers.get("location") ?? "").toContain("done=uploaded");
  const page = await editor.get("/office/media");
  const sha = page.html.match(/\/media\/([0-9a-f]{64})\//)?.[1] ?? "";
  const file = await fan(site).once(`/media/${sha}/960.webp`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");

  const { path, form } = await firstItem("/office/roster");
  await editor.post(path, { ...form, "portrait.photo": sha });
  // Content is read again in the background, and a page in memory is two seconds old at most.
  const shown = async () => (await fan(site).get(path.replace("/office/roster", "/wrestlers"))).html;
  await expect.poll(shown, { timeout: 15_000 }).toMatch(new RegExp(`<img[^>]*src="/media/${sha}/`));
  expect(await shown()).toMatch(/alt="Vera on the ropes"/);
  expect((await editor.post("/office/media", { intent: "remove", sha })).status).toBe(400);
});

test("A picture that can't be stored is answered with a sentence, and the words that were typed are still there", async () => {
  const [media, aside] = [join(site.dataDir, "media"), join(site.dataDir, "media-aside")];
  if (existsSync(media)) renameSync(media, aside);
  writeFileSync(media, "A file where the folder should be.");
  try {
    const background = { r: 20, g: 20, b: 90 };
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await upload(editor, bytes, "Words about a hall");
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(said({ html })).toContain("the site could not store it");
    expect(html).toMatch(/name="alt"[^>]*value="Words about a hall"|value="Words about a hall"[^>]*name="alt"/);
    await expect.poll(site.printed).toMatch(/"level":"error".*"about":"storing a picture"/);
  } finally {
    rmSync(media);
    if (existsSync(aside)) renameSync(aside, media);
  }
});

test("A photograph of a broadcast is on its stage, in its list and in its link preview", async () => {
  const background = { r: 20, g: 160, b: 90 };
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  await upload(editor, bytes, "A green hall", { asIs: "on" });
  const sha = (await editor.get("/office/media")).html.match(/\/media\/([0-9a-f]{64})\//)?.[1] ?? "";
  const { path, form } = await firstItem("/office/pay-per-views");
  const fans = path.replace("/office/pay-per-views", "/pay-per-view/event");
  const previewOf = (html: string) => html.match(/property="og:image" content="[^"]*(\/og\/[^"]*)"/)?.[1] ?? "";
  const before = previewOf((await fan(site).get(fans)).html);
  await editor.post(path, { ...form, "poster.photo": sha });
  const photograph = new RegExp(`<img[^>]*src="/media/${sha}/`);
  const shown = async () => (await fan(site).get(fans)).html;
  await expect.poll(shown, { timeout: 15_000 }).toMatch(photograph);
  expect((await fan(site).get("/pay-per-view")).html).toMatch(photograph);

  const preview = previewOf(await shown());
  expect(preview).not.toBe(before);
  const png = await (await fan(site).once(preview)).arrayBuffer();
  const place = { left: 1_000, top: 200, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(png).extract(place).removeAlpha().raw().toBuffer();
  expect(Math.max(Math.abs(red - 20), Math.abs(green - 160), Math.abs(blue - 90))).toBeLessThan(12);
});

test("Only staff may send so much", async () => {
  // The connection may be closed while the rest is on its way.
  const statusOf = (answer: Promise<Response>) =>
    answer.then(
      ({ status }) => status,
      () => 413,
    );
  expect([404, 413]).toContain(await statusOf(upload(fan(site), new Uint8Array(1_000_000), "x")));
  expect(await statusOf(upload(editor, new Uint8Array(13 * 1024 * 1024), "x"))).toBe(413);
});

test("Every field of these forms has a label", async () => {
  for (const section of SECTIONS) {
    const { html } = await editor.get(`/office/${section}/new`);
    expect([section, html.match(/fields\.\w+/)?.[0]]).toEqual([section, undefined]);
  }
});
