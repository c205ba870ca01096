/** Every form of every page, with values and bodies that no browser sends: refused or accepted, and nothing breaks. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hold, signIn } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { AWKWARD, awkward, type Body, WAYS } from "./awkward";
import { formsIn, type HtmlForm, sentBy } from "./html-forms";
import { FAN, kindsOf } from "./kinds";
import { addresses, builtRoutes } from "./route-table";
import { SOAK, seed, type WatchedSite, watchedSite } from "./watched-site";
import { type Asked, ask, header, inParallel, requestBytes, shown, textOf } from "./wire";

const CHANCES = Number(process.env.RUNS ?? (SOAK ? 5_000 : 80));
const AT_ONCE = 6;
/** Valid values for these would end the session that the other forms need. */
const ENDINGS = /^(signOut|everywhere|delete)$/;
/** Every page has this form, and it is the same everywhere. */
const isFirstLanguageForm = (form: HtmlForm) => form.action !== "/language" || form.page === "/home";

let site: WatchedSite;
let cookie = "";
let forms: HtmlForm[] = [];
beforeAll(async () => {
  site = await watchedSite();
  const { night } = await kindsOf(site);
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  await hold(ada, night, "Upper", 1);
  cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const addressOf = await addresses(site);
  const guest = fan(site);
  const screens = ["sign-up", "reset-password", "confirm-reset-password", "confirm-sign-up"];
  const pages = (await builtRoutes()).filter(({ page, id }) => page && (!id.endsWith("~auth") || id === "home~auth"));
  const paths = [...pages.map(addressOf), ...screens.map((screen) => `/home/auth/${screen}`)];
  for (const [who, path] of paths.flatMap((path) => [[guest, path] as const, [ada, path] as const])) {
    const { status, html, path: at } = await who.get(path);
    if (status < 500 && at.startsWith("/")) forms.push(...formsIn(at, html));
  }
  const unique = new Map(forms.filter(isFirstLanguageForm).map((form) => [JSON.stringify(shapeOf(form)), form]));
  forms = [...unique.values()];
  site.complaints();
}, 180_000);
afterAll(() => site?.stop());

const shapeOf = ({ method, action, fields }: HtmlForm) => [
  method,
  action,
  fields.map(({ name, kind }) => [name, kind]),
];
const isEnding = (form: HtmlForm) => form.fields.some(({ value }) => ENDINGS.test(value));

function requestOf(form: HtmlForm, pairs: [string, string][], way: (pairs: [string, string][]) => Body): Asked {
  const path = new URL(form.action, `${site.url}${form.page}`);
  const { type, bytes } = way(pairs);
  if (form.method === "GET") {
    const query = pairs.map((pair) => pair.map((part) => encodeURIComponent(Buffer.from(part).toString())).join("="));
    return { path: `${path.pathname}?${query.join("&").slice(0, 12_000)}`, headers: [["cookie", cookie]] };
  }
  const headers = [
    ["cookie", cookie],
    ["origin", site.url],
    ["content-type", type],
  ] as const;
  return { method: "POST", path: path.pathname + path.search, headers, body: bytes };
}

async function send(asked: Asked): Promise<void> {
  const about = `${asked.method ?? "GET"} ${asked.path.slice(0, 200)} ${shown(requestBytes(asked, "HOST"))}`;
  const answer = await ask(site, asked);
  if (!answer) throw new Error(`Closed without an answer: ${about}`);
  if (answer.status === 503) expect(header(answer, "retry-after"), about).toMatch(/^\d+$/);
  else expect(answer.status, about).toBeLessThan(500);
  expect(JSON.stringify(answer.headers), about).not.toContain("canary");
  expect(textOf(answer), about).not.toMatch(/<script>alert\(1\)|<img src=x|root:x:|drizzle|node_modules|\n {4}at /);
}

test("finds the forms of the site", () => {
  const actions = new Set(forms.filter(({ method }) => method === "POST").map(({ action }) => action.split("?")[0]));
  expect(actions.size).toBeGreaterThan(10);
  expect(forms.flatMap(({ fields }) => fields).length).toBeGreaterThan(60);
});

describe(`Forms (SEED=${seed})`, () => {
  test("every form, sent in every way", async () => {
    const all = forms
      .filter((form) => form.method === "POST" && !isEnding(form))
      .flatMap((form) => Object.values(WAYS).map((way) => ({ form, way })));
    const some = SOAK ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: 40 });
    await inParallel(some, AT_ONCE, ({ form, way }) => send(requestOf(form, sentBy(form), way)));
    expect(site.complaints()).toEqual([]);
  }, 600_000);

  test("every field, with each awkward value", async () => {
    const all = forms.flatMap((form) =>
      form.fields.flatMap(({ name }) => AWKWARD.map((value) => ({ form, name, value }))),
    );
    const some = SOAK ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: 80 });
    await inParallel(some, AT_ONCE, async ({ form, name, value }) => {
      const pairs = sentBy(
        form,
        form.fields.find((field) => field.kind === "button" && field.name === name),
      );
      const changed = pairs.map(([key, original]): [string, string] => [key, key === name ? value : original]);
      await send(requestOf(form, changed, WAYS.form as (typeof WAYS)[string]));
    });
    expect(site.complaints()).toEqual([]);
  }, 1_800_000);

  test("several fields at once, at random", async () => {
    const pair = fc.tuple(fc.oneof(fc.constantFrom("intent", "__proto__", "_data", "index"), awkward), awkward);
    const plans = fc.record({
      form: fc.constantFrom(...forms.filter((form) => !isEnding(form))),
      values: fc.array(awkward, { minLength: 1, maxLength: 12 }),
      more: fc.array(pair, { maxLength: 2 }),
      way: fc.constantFrom(...Object.values(WAYS)),
    });
    await inParallel(fc.sample(plans, { seed, numRuns: CHANCES }), AT_ONCE, async ({ form, values, more, way }) => {
      const pairs = sentBy(form).map(([name, original], n): [string, string] => [name, values[n] ?? original]);
      await send(requestOf(form, [...pairs, ...more], way));
    });
    expect(site.complaints()).toEqual([]);
  }, 1_800_000);
});

test("afterward the fan is still signed in, and everyone is served", async () => {
  const answer = await ask(site, { path: "/profile", headers: [["cookie", cookie]] });
  expect(answer && textOf(answer)).toContain(FAN[0]);
  await site.expectServing("after the forms");
});
