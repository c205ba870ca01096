/** Deletions of accounts that are interrupted, repeated or refused: each ends, once, and leaves others alone. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ProviderError } from "../../../server/clients/cognito/provider-error";
import { privacy } from "../../../server/services/privacy";
import { sealer } from "../../../server/session/cookies/seal";
import type { Tokens } from "../../../server/session/session";
import { openStore } from "../../../server/store/connection/open-store";
import { audit, departure, event } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { DAY_MS, frozenNow, movableClock } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { urlOf } from "../payments/billing-world";
import { buySeats, namesOf, newFan, type PrivacyWorld, privacyWorld, TOKENS, tablesNaming } from "./privacy-world";

let database: TestDatabase;
let world: PrivacyWorld;
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  world = await privacyWorld(
    await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock: movableClock() }),
  );
});
beforeEach(() => {
  world.reports.length = 0;
  world.mails.length = 0;
  world.deleted.length = 0;
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

describe("An account deletion", () => {
  it("leaves links to the tickets of a night without a date, though its old date is past", async () => {
    const fan = newFan();
    const { eventId, orderNumber } = await buySeats(world, fan);
    await world.office.sendOutbox();
    const endAt = new Date(world.clock.now().getTime() - 1);
    await world.store.db.update(event).set({ scheduleTbd: true, endAt }).where(eq(event.id, eventId));
    world.mails.length = 0;
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
    const [farewell] = world.mails.filter(({ to }) => to === fan.user?.email);
    expect(farewell?.text).toContain(`/tickets/details/${eventId}?order=${orderNumber}&key=`);
  });

  it.each(["checkouts", "provider", "store", "stripe", "letter"] as const)(
    "continues from the step “%s” after it was interrupted there",
    async (step) => {
      const fan = newFan();
      await buySeats(world, fan);
      await world.billing.ensureCustomer(fan);
      await world.office.sendOutbox();
      world.mails.length = 0;
      const broken = privacy(brokenAt(step));
      expect(await broken.leave(fan, TOKENS)).toBe("soon");
      expect(world.reports).toEqual([expect.stringContaining("critical: deleting an account")]);
      expect(await world.store.db.select().from(departure)).toMatchObject([{ step, claimedAt: null }]);
      // The data of the remaining steps must not identify the fan either.
      const named = await tablesNaming(world.store, namesOf(fan));
      expect(named.includes("ticket_order")).toBe(["checkouts", "provider", "store"].includes(step));
      if (step === "stripe" || step === "letter") expect(named).toEqual([]);

      await world.privacy.resumeDepartures();
      expect(await tablesNaming(world.store, namesOf(fan))).toEqual([]);
      expect(world.deleted).toHaveLength(1);
      // The mail with the tickets may not have been sent yet.
      const farewellMails = world.mails.filter(
        ({ to, subject }) => to === fan.user?.email && /is deleted$/.test(subject),
      );
      expect(farewellMails).toHaveLength(1);
      expect(await world.store.db.select().from(departure)).toEqual([]);
      expect(await checkLedger(world.store.db)).toEqual([]);
    },
  );

  it("doesn't begin without ending the fan's sessions, which could go on buying otherwise", async () => {
    const addAll = () => Promise.reject(new Error("The process ended"));
    const broken = privacy({ ...world.deps, endedSessions: { ...world.deps.endedSessions, addAll } });
    const fan = newFan();
    await expect(broken.leave(fan, TOKENS)).rejects.toThrow("The process ended");
    expect(await world.store.db.select().from(departure)).toEqual([]);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
  });

  it("is not run twice by a dying process and another one: its claim holds until it expires", async () => {
    const fan = newFan();
    const stuck = privacy({
      ...world.deps,
      billing: { ...world.billing, closeCheckouts: () => new Promise(() => {}) },
    });
    void stuck.leave(fan, TOKENS);
    await expect.poll(() => world.store.db.select().from(departure)).toHaveLength(1);
    await world.privacy.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toHaveLength(1);
    world.clock.advance(6 * 60_000);
    await world.privacy.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toEqual([]);
    expect(world.deleted).toHaveLength(1);
  });

  it("says that a dropped session secret stands in its way, and is finished once the secret is back", async () => {
    const fan = newFan();
    const waiting = privacy({ ...world.deps, mailer: { send: () => Promise.reject(new Error("no mail today")) } });
    expect(await waiting.leave(fan, TOKENS)).toBe("soon");
    world.reports.length = 0;
    const dropped = sealer(["the next secret, which is as long as this"], "departure");
    await privacy({ ...world.deps, seal: dropped }).resumeDepartures();
    expect(world.reports).toEqual([expect.stringContaining("Put it back at the end of SESSION_SECRETS")]);
    await world.privacy.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });

  it("is complete if the user pool no longer has the account; expired tokens are reported", async () => {
    for (const [name, severity] of [
      ["UserNotFoundException", "debug"],
      ["NotAuthorizedException", "critical"],
    ] as const) {
      world.reports.length = 0;
      const refusing = {
        ...world.deps.cognito,
        deleteUser: () => Promise.reject(Object.assign(new Error(name), { name })),
      };
      expect(await privacy({ ...world.deps, cognito: refusing }).leave(newFan(), TOKENS)).toBe("done");
      expect(world.reports).toEqual([`${severity}: deleting an account at the user pool: ${name}`]);
    }
  });

  it("waits while our client's secret is wrong, instead of leaving the account at the pool", async () => {
    const message = "SecretHash does not match for the client: abc";
    const wrongSecret = new ProviderError("NotAuthorizedException", message, "critical");
    const refusing = { ...world.deps.cognito, deleteUser: () => Promise.reject(wrongSecret) };
    expect(await privacy({ ...world.deps, cognito: refusing }).leave(newFan(), TOKENS)).toBe("soon");
    expect(await world.store.db.select().from(departure)).toMatchObject([{ step: "provider" }]);
    world.reports.length = 0;
    await world.privacy.resumeDepartures();
    expect(world.deleted).toEqual([TOKENS.accessToken]);
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });

  it("goes on with the tokens of its last try, where each refresh token works only once", async () => {
    const spent = new Set<string>();
    let tries = 0;
    const rotating = {
      ...world.deps.cognito,
      refresh: async (tokens: Tokens) => {
        if (spent.has(tokens.refreshToken)) throw Object.assign(new Error("spent"), { name: "NotAuthorizedException" });
        spent.add(tokens.refreshToken);
        return { ...TOKENS, refreshToken: "second" };
      },
      deleteUser: async (accessToken: string) => {
        if (++tries === 1) throw outOfReach();
        await world.deps.cognito.deleteUser(accessToken);
      },
    };
    const interrupted = privacy({ ...world.deps, cognito: rotating });
    expect(await interrupted.leave(newFan(), { ...TOKENS, accessToken: accessTokenUntil(1) })).toBe("soon");
    world.reports.length = 0;
    await interrupted.resumeDepartures();
    expect(world.reports).toEqual([]);
    expect(world.deleted).toEqual([TOKENS.accessToken]);
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });

  it("refreshes a token that could end before the user pool is called", async () => {
    const refreshing = { ...world.deps.cognito, refresh: async () => TOKENS };
    const ending = accessTokenUntil(Math.floor(world.clock.now().getTime() / 1000) + 20);
    const refreshed = privacy({ ...world.deps, cognito: refreshing });
    expect(await refreshed.leave(newFan(), { ...TOKENS, accessToken: ending })).toBe("done");
    expect(world.deleted).toEqual([TOKENS.accessToken]);
  });

  it("leaves a customer that another program has made at Stripe, without the fan's id", async () => {
    const fan = newFan();
    const email = fan.user?.email ?? "";
    const metadata = { loyaltyCard: "12" };
    const { id } = await world.stripe.customers.create({ email, name: "From elsewhere", metadata });
    expect(await world.billing.ensureCustomer(fan)).toBe(id);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
    const left = await world.stripe.customers.retrieve(id);
    expect(left).toMatchObject({ id, email, name: "From elsewhere", metadata });
    expect(JSON.stringify(left)).not.toContain(fan.user?.userId);
    const again = newFan();
    const sameAddress = { ...again, user: again.user && { ...again.user, email } };
    expect(await world.billing.ensureCustomer(sameAddress)).toEqual(expect.stringMatching(/^cus_/));
  });

  it.each(["unpaid", "paused"] as const)(
    "ends Premium that is %s at such a customer, so that nothing is billed any more",
    async (status) => {
      await world.lever("settings", { afterRetries: "unpaid" });
      const fan = newFan();
      await world.stripe.customers.create({ email: fan.user?.email ?? "", name: "From elsewhere" });
      const id = await joinPremium(fan, status === "unpaid" ? "4000 0000 0000 0341" : undefined);
      if (status === "paused") await world.stripe.subscriptions.pause(id);
      else await world.pass(45 * DAY_MS);
      await world.news();
      expect((await world.stripe.subscriptions.retrieve(id)).status).toBe(status);

      expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
      expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
      const invoices = async () => (await world.stripe.invoices.list({ subscription: id, limit: 100 })).data;
      const before = await invoices();
      expect(before.filter((one) => one.status === "open" || one.auto_advance)).toEqual([]);
      await world.pass(35 * DAY_MS);
      expect(await invoices()).toHaveLength(before.length);
      await world.lever("settings", { afterRetries: "cancel" });
    },
    180_000,
  );

  it("with an unverified address touches no rows of others, and sends no mail", async () => {
    const [fan, owner] = [newFan(), newFan()];
    await buySeats(world, owner);
    const before = await tablesNaming(world.store, namesOf(owner));
    const claims = { ...fan.user, email: owner.user?.email ?? "", emailVerified: false };
    world.mails.length = 0;
    expect(await world.privacy.leave(visitor(claims), TOKENS)).toBe("done");
    expect(await tablesNaming(world.store, namesOf(owner))).toEqual(before);
    expect(world.mails).toEqual([]);
  });

  it("keeps the audit trail complete, without the fan's id", async () => {
    const fan = newFan();
    const userId = fan.user?.userId ?? "";
    const { db } = world.store;
    const entry = { at: world.clock.now(), actor: "office", action: "test", entity: "AAAA-BBBB", detail: {} };
    const entries = [
      { ...entry, actor: userId },
      { ...entry, entity: userId },
      { ...entry, detail: { cents: 100, to: { userId, note: "kept" }, all: [userId] } },
      entry,
    ];
    const rows = entries.map((one) => ({ id: randomUUID(), ...one }));
    await db.insert(audit).values(rows);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");

    const left = await db.select().from(audit);
    expect(JSON.stringify(left)).not.toContain(userId);
    const [byFan, ofFan, about, other] = rows.map(({ id }) => left.find((row) => row.id === id));
    const id = byFan?.actor;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(ofFan).toMatchObject({ actor: "office", entity: id });
    expect(about?.detail).toEqual({ cents: 100, to: { userId: id, note: "kept" }, all: [id] });
    expect(other).toMatchObject(entry);
  });

  it("keeps what staff did about the fan, without what names them", async () => {
    const fan = newFan();
    const { userId = "", email = "" } = fan.user ?? {};
    const { db } = world.store;
    const entry = {
      at: world.clock.now(),
      actor: "box@ringside.example",
      action: "fan.looked",
      entity: "fan",
      detail: {},
    };
    const rows = [{ userId }, { email, name: "Ada" }, { email: "else@example.com" }].map((personal) => ({
      ...{ id: randomUUID(), personal, ...entry },
    }));
    await db.insert(audit).values(rows);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
    const left = await db.select().from(audit);
    expect(rows.map(({ id }) => left.find((row) => row.id === id))).toMatchObject([
      { ...entry, personal: null },
      { ...entry, personal: null },
      { ...entry, personal: { email: "else@example.com" } },
    ]);
  });

  it("gives up an unsent mail after a day, since the address is stored only for it", async () => {
    const fan = newFan();
    const silent = privacy({ ...world.deps, mailer: { send: () => Promise.reject(new Error("no mail today")) } });
    expect(await silent.leave(fan, TOKENS)).toBe("soon");
    world.clock.advance(25 * 60 * 60_000);
    await silent.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });

  it("sends its mail even if an earlier step took more than a day", async () => {
    const fan = newFan();
    const { eventId } = await buySeats(world, fan);
    await world.office.sendOutbox();
    world.mails.length = 0;
    const outage = new ProviderError("NetworkError", "Network error", "critical");
    const unreachable = { ...world.deps.cognito, deleteUser: () => Promise.reject(outage) };
    expect(await privacy({ ...world.deps, cognito: unreachable }).leave(fan, TOKENS)).toBe("soon");
    world.clock.advance(25 * 60 * 60_000);
    await world.privacy.resumeDepartures();
    const farewellMails = world.mails.filter(
      ({ to, subject }) => to === fan.user?.email && /is deleted$/.test(subject),
    );
    expect(farewellMails).toMatchObject([{ text: expect.stringContaining(`/tickets/details/${eventId}?order=`) }]);
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });
});

/** Returns the subscription's id. */
async function joinPremium(fan: ReturnType<typeof newFan>, card?: string): Promise<string> {
  await world.anotherCard();
  expect(await world.payAt(urlOf(await world.billing.subscribe(fan, "monthly")), card)).toBe(303);
  await world.news();
  const membership = await world.billing.membershipOf(fan);
  return "subscriptionId" in membership ? membership.subscriptionId : "";
}

/** An access token that expires at this time, in epoch seconds. */
const accessTokenUntil = (exp: number) => `-.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.-`;

const outOfReach = () => new Stripe.errors.StripeConnectionError({ message: "out of reach" });

/** The same services, one of which cannot be reached. */
function brokenAt(step: string): typeof world.deps {
  const { deps } = world;
  const refuse = () => Promise.reject(outOfReach());
  const fail = () => {
    throw outOfReach();
  };
  switch (step) {
    case "checkouts":
      return { ...deps, billing: { ...deps.billing, closeCheckouts: refuse } };
    case "provider":
      return { ...deps, cognito: { ...deps.cognito, deleteUser: refuse } };
    case "store":
      // Fails in the middle of the transaction, so everything is rolled back.
      return {
        ...deps,
        seal: { ...deps.seal, seal: (value) => ("ways" in Object(value) ? fail() : deps.seal.seal(value)) },
      };
    case "stripe":
      return { ...deps, billing: { ...deps.billing, forgetCustomer: refuse } };
    default:
      return { ...deps, mailer: { send: refuse } };
  }
}
