/**
 * Every page and deed of the office for every role, from the office's own table: documents, page data and forms. For
 * visitors without a role, each address of it is like one that leads nowhere.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OFFICE_PAGES, type OfficePage, officePageRow } from "../../app/domain/office/office-pages";
import { hasRight, type Right, ROLES, type Role } from "../../app/domain/office/rights";
import { root } from "../root";
import { fan as newBrowser } from "../routes/fan";
import { type Site, testSite } from "../routes/site";
import { type Browser, signedIn } from "./identities";
import { FAN } from "./sandbox-tokens";
import { STAFF, staffSignedIn } from "./staff";

/** An id that exists nowhere: these tests are about who may ask, not about the answer. */
const ABSENT = "00000000-0000-4000-8000-00000000dead";

const names = Object.keys(OFFICE_PAGES) as OfficePage[];
const addressOf = (page: OfficePage) => {
  const { path } = officePageRow(page);
  return `/office${path && `/${path}`}`.replace(/:[\w]+/g, ABSENT);
};

/**
 * Documents, page data and deeds run the same guard. In the usual run, half of the visitors request a page's data and
 * send it an unknown deed, and the other half do so on the next page; `npm run soak` tries everything.
 */
const inTurn = (page: OfficePage, visitor: number) =>
  process.env.SOAK === "on" || (names.indexOf(page) + visitor) % 2 === 0;

let site: Site;
let outsiders: Record<"nobody" | "fan", Browser>;
let staff: Record<Role, Browser>;

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
  const browsers = await Promise.all(ROLES.map(async (role) => [role, await staffSignedIn(site, role)] as const));
  staff = Object.fromEntries(browsers) as Record<Role, Browser>;
  outsiders = { nobody: newBrowser(site), fan: await signedIn(site, FAN) };
  // From the second page on, a fan gets pages that all fans share.
  await outsiders.fan.once("/home");
}, 120_000);
afterAll(() => site?.stop());

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.once(path, { method: "POST", body: new URLSearchParams(fields) });
const dataOf = (path: string) => (path === "/office" ? "/office.data" : `${path}.data`);

/** The router takes no notice of case, and decodes what needs no escape. */
const SPELLINGS = ["/OFFICE", "/Office/orders", "/%6fffice/orders", "/o%46fice", "/de/OFFICE/people"];

describe.each(SPELLINGS)("%s", (path) => {
  const nowhere = path.replace(/(fic)e/i, "$1a");
  const said = async (answering: Promise<Response>) => {
    const answer = await answerOf(answering);
    return { ...answer, text: answer.text.replaceAll(/(?:o|%6f)(?:f|%46)fic[ae]/gi, "OFFICE") };
  };

  it("is like an address that leads nowhere for visitors without a role", async () => {
    for (const browser of Object.values(outsiders)) {
      for (const suffix of ["", ".data"]) {
        const here = await said(browser.once(path + suffix));
        expect(here.text).not.toContain("Office ·");
        expect(here).toEqual(await said(browser.once(nowhere + suffix)));
      }
      const intent = { intent: "nonsense" };
      expect(await said(post(browser, path, intent))).toEqual(await said(post(browser, nowhere, intent)));
    }
  });

  it("leads staff to our own spelling, and has the same data", async () => {
    const own = decodeURIComponent(path).toLowerCase();
    const page = await staff.owner.once(path);
    expect([page.status, page.headers.get("location")]).toEqual([301, own]);
    const data = [await staff.owner.once(`${path}.data`), await staff.owner.once(`${own}.data`)];
    expect(data.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe.each(names)("%s", (page) => {
  const { right, deeds = {} } = officePageRow(page);
  const path = addressOf(page);

  it("is like an address that leads nowhere for visitors without a role", async () => {
    const nowhere = path.replace(/^\/office/, "/offica");
    for (const [n, browser] of Object.values(outsiders).entries()) {
      expect(await answerOf(browser.once(path))).toEqual(await answerOf(browser.once(nowhere)));
      if (!inTurn(page, n)) continue;
      expect(await answerOf(browser.once(dataOf(path)))).toEqual(await answerOf(browser.once(dataOf(nowhere))));
      for (const intent of [...Object.keys(deeds), "nonsense"]) {
        expect(await answerOf(post(browser, path, { intent }))).toEqual(
          await answerOf(post(browser, nowhere, { intent })),
        );
      }
    }
  });

  it.each(ROLES)("opens for %s as the table says", async (role) => {
    // A resource has no data address, whoever asks.
    const hasData = !isResource(page) && inTurn(page, ROLES.indexOf(role));
    for (const address of hasData ? [path, dataOf(path)] : [path]) {
      const { status } = await staff[role].once(address);
      expect([address, status, refused(role, right, status)]).toEqual([address, status, false]);
    }
  });

  it.each(ROLES)("lets %s do what the table says, and refuses any other deed", async (role) => {
    for (const [intent, demanded] of Object.entries(deeds)) {
      const { status } = await post(staff[role], path, { intent });
      const both = hasRight(
        ROLES.filter((one) => one === role),
        right,
      )
        ? demanded
        : right;
      expect([intent, refused(role, both, status)]).toEqual([intent, false]);
    }
    if (!inTurn(page, ROLES.indexOf(role))) return;
    const unknown = await post(staff[role], path, { intent: "nonsense" });
    expect(unknown.status).not.toBe(200);
    if (hasRight([role], right) && hasRight([role], "enter") && hasAction(page)) expect(unknown.status).toBe(400);
  });
});

/**
 * True if the answer isn't the one that the table gives `role`: 403 without the right, or a redirect to the door for
 * its crew.
 */
function refused(role: Role, right: Right, status: number): boolean {
  if (!hasRight([role], "enter")) return status !== 303 && status !== 202;
  return hasRight([role], right) ? status === 403 || status >= 500 : status !== 403;
}

/**
 * What an answer shows, without what differs from one answer to the next. `Vary` and `ETag` of a page from memory do.
 */
async function answerOf(answering: Promise<Response>) {
  const response = await answering;
  const text = (await response.text())
    .replaceAll(response.headers.get("x-request-id") ?? "no id", "ID")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll("/offica", "/office");
  const headers = [...response.headers].filter(
    ([name]) => !/^(date|set-cookie|content-security-policy|x-request-id|content-length|etag|vary)$/.test(name),
  );
  return { status: response.status, text, headers };
}

const textOf = (page: OfficePage) => readFileSync(join(root, "app/routes/office", officePageRow(page).file), "utf8");
const isResource = (page: OfficePage) => officePageRow(page).file.endsWith(".ts");
const hasAction = (page: OfficePage) => textOf(page).includes("export async function action");

describe("The modules of the office", () => {
  it.each(names)("%s begin with the guard of their own row", (page) => {
    const text = textOf(page);
    const bodyOf = (name: string) =>
      new RegExp(`export async function ${name}\\([^)]*\\)[^{]*\\{\\n(.*)`).exec(text)?.[1];
    expect(bodyOf("loader")).toMatch(new RegExp(`await officePage\\(args, "${page}"\\)`));
    if (text.includes("function action")) {
      expect(bodyOf("action")).toMatch(new RegExp(`await officeDeed\\(args, "${page}"\\)`));
    }
    expect(hasAction(page), "a page without deeds has no action, and one with deeds has").toBe(
      Object.keys(officePageRow(page).deeds ?? {}).length > 0,
    );
  });

  it("have people for every role", () => {
    expect(Object.keys(STAFF).sort()).toEqual([...ROLES].sort());
  });
});
