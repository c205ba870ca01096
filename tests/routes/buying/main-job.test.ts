import { afterAll, beforeAll, expect, test } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { DECLINED_CARD, eventId, fillIn, GOOD_CARD, hold, pay, signUp } from "./purchase";

let site: Site;
let night: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
});
afterAll(() => site.stop());

test("a fan holds seats, signs up on that page, pays, and has the tickets, all without scripts", async () => {
  const ada = fan(site);
  const path = `/tickets/event/${night}`;
  const held = await hold(ada, night, "Upper", 2);
  expect(held.path).toBe(path);
  expect(held.html).toContain("Pay $40");

  const back = await signUp(ada, path, "ada@example.com");
  expect(back.path).toBe(path);
  expect(back.html).toContain("Pay $40");

  const stripe = await pay(ada, night);
  expect(stripe).toContain(`${site.sandbox}/c/pay/`);
  expect(await fillIn(stripe, DECLINED_CARD)).toBeUndefined();
  expect((await ada.get(path)).html).toContain("Pay $40");
  const returned = await fillIn(stripe, GOOD_CARD);
  const tickets = await ada.get(new URL(returned ?? "").pathname + new URL(returned ?? "").search);
  expect(tickets.path).toMatch(/^\/paid\/tickets\/[0-9a-f-]{36}$/);
  const shown = await ada.get(`/tickets/details/${night}`);
  expect(shown.html.match(/<svg[^>]*>(?:(?!<\/svg>).)*<\/svg>/g)?.length).toBeGreaterThanOrEqual(2);

  const printed = await ada.get(`/tickets/print?event=${night}`);
  expect(printed.status).toBe(200);
  expect((await ada.get("/profile")).html).toContain("Iron Harvest");
});
