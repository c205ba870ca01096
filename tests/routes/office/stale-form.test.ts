/** Forms that arrive after the sign-in has become too old: nothing is done, and nothing that was typed is lost. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keptForm } from "../../../app/requests/office/forms/kept-form";
import type { Browser } from "../../access/identities";
import { STAFF, staffSignedIn } from "../../access/staff";
import { type Site, testSite } from "../site";
import { formOf, keptIn, said } from "./office-forms";

const CONFIRM = "/office/again?to=%2Foffice%2Fagain";
const TYPED = `Two lines,\r\n"quoted" & <b>bold</b>, in one's own words</textarea>`;

let site: Site;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
}, 120_000);
afterAll(() => site?.stop());

/** An editor who opened the form of a wrestler more than a working day ago. */
async function staleEditor() {
  const editor = await staffSignedIn(site, "editor");
  const [, path = ""] =
    /href="(\/office\/roster\/[0-9a-f-]{36})"/.exec((await editor.get("/office/roster")).html) ?? [];
  const form = { ...formOf((await editor.get(path)).html), bio: TYPED };
  await site.advance("PT13H");
  return { editor, path, form };
}

async function confirmSignIn(editor: Browser, path = CONFIRM) {
  const asked = await editor.get(path);
  expect(said(asked)).toContain("Enter your password to go on.");
  return editor.post(path, { intent: "again", password: STAFF.editor[1] });
}

describe("A form that arrives with a sign-in too old", () => {
  it("comes back with everything that was typed, and is saved when it is sent again", async () => {
    const { editor, path, form } = await staleEditor();
    const refused = await editor.post(`${path}?from=list`, form);
    expect([refused.status, refused.path]).toEqual([403, `${path}?from=list`]);
    expect(said(refused)).toContain("What you typed is still here.");
    const kept = keptIn(refused);
    expect(kept).toEqual({ path: `${path}?from=list`, fields: Object.entries(form) });
    expect(refused.html).toContain(`href="${CONFIRM}" target="_blank"`);

    const early = await editor.post(path, Object.fromEntries(kept?.fields ?? []));
    expect([early.status, keptIn(early)?.fields]).toEqual([403, kept?.fields]);

    const confirmed = await confirmSignIn(editor);
    expect([confirmed.status, confirmed.path]).toEqual([200, CONFIRM]);
    expect(said(confirmed)).toContain("Your sign-in is confirmed");
    expect(formOf((await editor.get(path)).html).bio).not.toContain("quoted");

    const saved = await editor.post(kept?.path ?? "", Object.fromEntries(kept?.fields ?? []));
    expect(saved.html).toContain("Saved.");
    expect(formOf(saved.html).bio?.replace(/\r?\n/g, "\r\n")).toBe(TYPED);
  });

  it("is escaped, stored by no cache, and keeps repeated names", async () => {
    const { editor, path } = await staleEditor();
    const body = new URLSearchParams([
      ["tag", "one"],
      ["tag", '"><script>two</script>'],
      ["intent", "save"],
    ]);
    const refused = await editor.once(path, { method: "POST", body });
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(refused.headers.get("x-robots-tag")).toBe("noindex");
    const html = await refused.text();
    expect(html).not.toContain("<script>two");
    expect(keptIn({ html })?.fields).toEqual([...body]);
  });

  it("keeps neither a password nor a file, and says that the file is missing", async () => {
    const { editor } = await staleEditor();
    const body = new FormData();
    for (const [name, value] of [
      ["alt", "Vera on the ropes"],
      ["password", "Undercard-never"],
      ["intent", "upload"],
    ] as const) {
      body.set(name, value);
    }
    body.set("file", new Blob(["bytes-of-a-picture"], { type: "image/png" }), "picture.png");
    const refused = await editor.once("/office/media", { method: "POST", body });
    const html = await refused.text();
    expect(refused.status).toBe(403);
    expect(said({ html })).toContain("Only the file is missing");
    expect(html).not.toMatch(/Undercard-never|bytes-of-a-picture|picture\.png/);
    const kept = keptIn({ html });
    expect(kept?.fields).toEqual([
      ["alt", "Vera on the ropes"],
      ["intent", "upload"],
    ]);
    await confirmSignIn(editor);
    const again = await editor.post(kept?.path ?? "", Object.fromEntries(kept?.fields ?? []));
    expect(again.status).toBe(400);
    expect(again.html).toContain('value="Vera on the ropes"');
  });

  it("is shown to nobody who couldn't have sent it", async () => {
    const { editor, path, form } = await staleEditor();
    const viewer = await staffSignedIn(site, "viewer");
    await site.advance("PT13H");
    for (const refused of [
      await editor.post(path, form, { origin: "https://elsewhere.example" }),
      await viewer.post(path, form),
    ]) {
      expect([refused.status, keptIn(refused)]).toEqual([403, undefined]);
      expect(refused.html).not.toContain("quoted");
    }
    expect((await editor.post(path, { ...form, intent: "nonsense" })).status).toBe(400);
  });

  it("leads to the sign-in and back if it is just a button", async () => {
    const owner = await staffSignedIn(site, "owner");
    await site.advance("PT20M");
    const pressed = await owner.once("/office/money/payments.csv?from=2026-11-01", {
      method: "POST",
      body: new URLSearchParams({ intent: "download" }),
    });
    const to = "/office/money/payments.csv?from=2026-11-01";
    expect(pressed.headers.get("location")).toBe(`/office/again?${new URLSearchParams({ to })}`);
  });

  it("is not kept if it is larger than any form", () => {
    const fields = Array.from({ length: 3 }, (): [string, string] => ["alt", "x".repeat(100_000)]);
    expect(keptForm({ fields: fields.slice(1), files: [] })?.fields).toHaveLength(2);
    expect(keptForm({ fields, files: [] })).toBeUndefined();
  });

  it.each(["deed", "deedId"])("is not kept if nothing in it was typed: its button and its %s", (id) => {
    const fields: [string, string][] = [
      [id, "one"],
      ["intent", "remove"],
    ];
    expect(keptForm({ fields, files: [] })).toBeUndefined();
  });
});
