import { afterAll, beforeAll, expect, test } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "./buying/purchase";
import { fan, hidden } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
let night: string;
let path: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
  path = `/tickets/event/${night}`;
});
afterAll(() => site.stop());

test("paying from an outdated page of a paid purchase leads to the tickets, not to a second purchase", async () => {
  const ada = fan(site);
  const held = await hold(ada, night, "Upper", 2);
  const reservationId = hidden(held.html, "reservationId");
  const paid = await ada.get(pathOf(await fillIn(await pay(ada, night), GOOD_CARD)));
  const again = await ada.post(path, { intent: "pay", reservationId });
  expect(again.path).toBe(`/paid/tickets/${reservationId}`);
  expect(ticketNumbers(again)).toEqual(ticketNumbers(paid));

  const stranger = await fan(site).post(path, { intent: "pay", reservationId });
  expect(stranger.status).toBe(400);
  expect(ticketNumbers(stranger)).toEqual([]);
});

test("a page with a hold is never shown from the browser's cache", async () => {
  expect((await fan(site).get(path)).headers.get("cache-control")).toContain("no-store");
});

test("expired steps of the overlay do not trap Back", async () => {
  const response = await fan(site).once(`${path}/auth/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ intent: "SUBMIT", username: "fan@ringside.example", password: "Headlock-4-Ever" }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("x-remix-replace")).toBe("true");
});

test("the mail's link invites a signed-out buyer to sign in and reveals no night", async () => {
  const absent = "00000000-0000-4000-8000-000000000000";
  const [known, unknown] = await Promise.all([night, absent].map((id) => fan(site).get(`/tickets/details/${id}`)));
  for (const [page, id] of [
    [known, night],
    [unknown, absent],
  ] as const) {
    expect(page?.status).toBe(404);
    expect(page?.html).toContain(`href="/tickets/details/${id}/auth/sign-in"`);
  }
  const main = (html = "") => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(night, absent);
  expect(main(known?.html)).toBe(main(unknown?.html));
});

test("a free ticket needs an account, since no payment provides an address for it", async () => {
  const residency = await eventId(site, "Residency Night 212");
  const ada = fan(site);
  await hold(ada, residency, "Child under 3, on a lap", 1);
  const asked = await ada.post(`/tickets/event/${residency}`, { intent: "pay" });
  expect(asked.path).toBe(`/tickets/event/${residency}/auth/sign-up`);
});

test("no page shows a zero in any language", async () => {
  for (let i = 0; i < 40; i++) {
    const language = ["he", "ja", "ru", "zh"][i % 4] ?? "";
    const page = await fan(site).get(`/home/auth/sign-up?x=${"a".repeat(i * 3)}`, { "accept-language": language });
    expect(page.html).not.toContain("\0");
    expect(page.html).not.toContain("\uFFFD");
  }
});

test.each([
  ["a zero in a private link", () => fan(site).get(`/tickets/details/${night}?order=%00&key=%00`), 404],
  ["an address that no header can hold", () => fan(site).get("/language?lng=de&from=/%D7%A9%00"), 200],
  ["a form beyond all size", () => fan(site).post(path, { intent: "x".repeat(300_000) }), 413],
  [
    "a form that ends in the middle",
    () =>
      fan(site)
        .once(path, {
          method: "POST",
          body: "--x\r\nrubbish",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        })
        .then((response) => ({ status: response.status })),
    400,
  ],
] as const)("%s is answered and breaks nothing", async (_, ask, status) => {
  expect((await ask()).status).toBe(status);
});
