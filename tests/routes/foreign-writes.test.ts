import { afterAll, beforeAll, expect, test } from "vitest";
import { eventId } from "./buying/purchase";
import { fan, hidden } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
let night: string;
beforeAll(async () => {
  site = await testSite({ EXTRA_HOSTS: "internal:8080" });
  night = await eventId(site, "Iron Harvest");
});
afterAll(() => site.stop());

const left = async () => {
  const response = await site.ask(new Request(`${site.url}/api/v1/tickets/event/${night}`));
  const { definitions } = (await response.json()) as { definitions: { name: string; fewLeft: number | null }[] };
  return definitions.find((each) => each.name === "Ringside")?.fewLeft;
};

test.each([
  ["a page", (path: string) => path],
  ["its data", (path: string) => `${path}.data`],
  ["a route's data by name", (path: string) => `${path}?_data=purchase`],
  ["the overlay", (path: string) => `${path}/auth/sign-up`],
  ["a resource route", () => "/guest-credentials"],
])("a foreign Origin gets 403 and changes nothing: %s", async (_, address) => {
  const ada = fan(site);
  const path = `/tickets/event/${night}`;
  const { html } = await ada.get(path);
  const field = html.match(/name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Ringside"/)?.[1] ?? "";
  const before = await left();
  for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }]) {
    const body = new URLSearchParams({ intent: "reserve", clientKey: crypto.randomUUID(), [field]: "1" });
    const response = await ada.once(address(path), { method: "POST", body, headers });
    expect(response.status).toBe(403);
  }
  expect(await left()).toBe(before);
});

test("the refusal is a page in the visitor's language, with a way back that keeps it", async () => {
  const headers = { origin: "https://evil.example", "accept-language": "de" };
  const response = await site.ask(new Request(`${site.url}/language`, { method: "POST", headers }));
  expect([response.status, response.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('<a href="/de/home">');
});

test("our own forms work behind a proxy that rewrites Host, because SITE_URL names the site", async () => {
  const ada = fan(site);
  const path = `/tickets/event/${night}`;
  const { html } = await ada.get(path);
  const field = html.match(/name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Ringside"/)?.[1] ?? "";
  const proxied = { host: "internal:8080", "x-forwarded-host": "internal:8080" };
  const form = { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" };
  const held = await ada.post(path, form, proxied);
  expect(held.status).toBe(200);
  expect(held.html).toContain("Pay $79");
  expect(await left()).toBe(2);
});
