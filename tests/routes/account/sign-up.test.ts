import { afterAll, beforeAll, expect, test } from "vitest";
import { eventId, hold, PASSWORD, pay, signIn, signUp } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
let night: string;
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
});
afterAll(() => site.stop());

const form = (email: string) => ({
  intent: "SUBMIT",
  email,
  password: PASSWORD,
  confirm_password: PASSWORD,
  name: "Ada Fan",
});

test("a sign-up code works 23 hours later and leads to sign-in with the email filled in", async () => {
  const ada = fan(site);
  const confirm = await ada.post("/profile/auth/sign-up", form("late@example.com"));
  await site.advance("PT23H");
  const code = await ada.code("late@example.com");
  const page = await ada.post(confirm.path, { intent: "SUBMIT", confirmation_code: code });
  expect(page.path).toBe("/profile/auth/sign-in");
  expect(page.html).toContain("Your account is confirmed.");
  expect(page.html).toMatch(/<input[^>]*name="username"[^>]*value="late@example\.com"/);
  expect((await signIn(ada, "/profile", "late@example.com", PASSWORD)).html).toContain("late@example.com");
});

test("an expired hold has freed its seats without any job, and nothing was charged", async () => {
  const ada = fan(site);
  await hold(ada, night, "Ringside", 3);
  expect((await fan(site).get(`/tickets/event/${night}`)).html).toMatch(/Ringside(?:(?!Floor).)*Sold out/s);
  await site.advance("PT21M");
  expect((await ada.get(`/tickets/event/${night}`)).html).toContain("You weren’t charged");
  expect((await fan(site).get(`/tickets/event/${night}`)).html).toContain("3 left");
  expect((await hold(fan(site), night, "Ringside", 3)).html).toContain("Pay $237");
});

test("fifteen minutes of signing up cost no seat, and session and hold end together", async () => {
  const ada = fan(site);
  await hold(ada, night, "Upper", 1);
  await site.advance("PT15M");
  await signUp(ada, `/tickets/event/${night}`, "slow@example.com");
  const stripe = await pay(ada, night);
  expect(stripe).toContain("/c/pay/");
  await site.advance("PT30M");
  expect((await fetch(stripe)).status).toBe(200);
  expect((await ada.get(`/tickets/event/${night}`)).html).toContain("Pay $20");
  await site.advance("PT2M");
  expect((await fetch(stripe)).status).toBe(410);
  expect((await ada.get(`/tickets/event/${night}`)).html).toContain("You weren’t charged");
});
