/** Every change of email updates the customer at Stripe and what the fan follows, even after a failure. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stripeClient } from "../../../server/clients/stripe-client";
import { follower } from "../../../server/store/schema";
import { credentials } from "../authenticator/authenticator-world";
import { type Browser, type DoorWorld, doorWorld } from "../door-world";

const RIVAL = credentials("rival");

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
beforeEach(async () => {
  await fetch(`${world.sandbox.origin}/people/reset`, { method: "POST" });
});
afterAll(() => world.stop());

/** A signed-in fan who is a customer; `email` is the customer's address at Stripe. */
async function customer() {
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_API_URL: apiUrl } = world.sandbox.environment;
  const stripe = stripeClient({ secretKey, apiUrl });
  const fan = world.browser();
  await fan.post("signIn", RIVAL);
  const id = await fan.through("GET", ({ billing, visitor }) => billing.ensureCustomer(visitor));
  const email = async () => {
    const found = await stripe.customers.retrieve(id ?? "");
    return found.deleted ? undefined : found.email;
  };
  expect(await email()).toBe(RIVAL.username);
  await world.parts.store.db.delete(follower);
  const { userId } = fan.jar().read("session")?.user ?? {};
  const follows = { id: crypto.randomUUID(), email: RIVAL.username, userId, secret: crypto.randomUUID(), locale: "en" };
  await world.parts.store.db.insert(follower).values({ ...follows, createdAt: world.clock.now() });
  const followsAt = async () => (await world.parts.store.db.select().from(follower)).map((row) => row.email);
  return { fan, email, followsAt };
}

const codeFor = async (email: string) => (await world.sent(email))[0]?.code ?? "";

/** As another program does, or our own process that ends before it can say so. */
async function changeAtProvider(fan: Browser, email: string) {
  const { accessToken = "" } = fan.jar().read("session")?.tokens ?? {};
  await world.parts.cognito.updateAttributes({ accessToken, attributes: { email } });
  await world.parts.cognito.verifyAttribute({ accessToken, attribute: "email", code: await codeFor(email) });
}

test("the fan changes it on the site", async () => {
  const { fan, email, followsAt } = await customer();
  const to = "on-the-site@example.com";
  await fan.through("POST", ({ account }) => account?.changeContact("email", { email: to }));
  expect(await email()).toBe(RIVAL.username);
  const code = await codeFor(to);
  const done = await fan.through("POST", ({ account }) =>
    account?.confirmContact("email", { confirmation_code: code }),
  );
  expect(done).toEqual({ news: "verified" });
  expect([await email(), await followsAt()]).toEqual([to, [to]]);
});

test("the next request notices a change that was made elsewhere, or whose process ended", async () => {
  const { fan, email, followsAt } = await customer();
  const to = "elsewhere@example.com";
  await changeAtProvider(fan, to);
  await fan.through("POST", () => undefined);
  expect([await email(), await followsAt()]).toEqual([to, [to]]);
});

test("a sign-in notices it, too", async () => {
  const { fan, email, followsAt } = await customer();
  const to = "before-signing-in@example.com";
  await changeAtProvider(fan, to);
  expect(await world.browser().post("signIn", { ...RIVAL, username: to })).toEqual({ leaveTo: "page" });
  expect([await email(), await followsAt()]).toEqual([to, [to]]);
});
