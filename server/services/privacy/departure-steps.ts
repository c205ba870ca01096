/**
 * The steps of deleting an account, in this order: close what is open, so that nothing more can be bought for the fan;
 * delete the account at the user pool; anonymize our rows; delete the customer at Stripe; send a mail that confirms it.
 * Each step leaves the row with the next step, and with only as much personal data as that step needs.
 */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { MailRejected } from "../../clients/mailer";
import { isAboutFan } from "../../failures/about-fan";
import type { Visitor } from "../../ports";
import { Tokens } from "../../session/session";
import { claimsOf } from "../../session/verify-tokens";
import type { Db } from "../../store/connection/open-store";
import { departure, event, goodsOrder, purchase, reservation, ticket, ticketOrder } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { mintKey } from "../box-office/orders/order-keys";
import { farewellMail } from "../mails/farewell-mail";
import { notOverAt } from "../nights/over";
import { forget } from "./forget";
import { type FanIdentity, purchasesOf } from "./personal-data";
import type { PrivacyDeps } from "./privacy-types";

/** A mail that cannot be sent is not retried after this time, since we keep the fan's address for this mail only. */
const MAIL_MS = 24 * 60 * 60_000;
/** Access tokens are refreshed this long before they expire, so that none expires on its way to the user pool. */
const REFRESH_BEFORE_MS = 60_000;

/** An upcoming night: an order of the fan's, or a ticket transferred to them. */
const UpcomingNight = z.object({
  eventId: z.string(),
  title: z.string(),
  order: z.string(),
  ticket: z.string().optional(),
});
type UpcomingNight = z.infer<typeof UpcomingNight>;

export const Sealed = z.object({
  tokens: Tokens.optional(),
  username: z.string().optional(),
  visitorId: z.string().optional(),
  /** Only if it is verified. */
  email: z.string().optional(),
  locale: z.string(),
  ways: z.array(UpcomingNight).optional(),
});
export type Sealed = z.infer<typeof Sealed>;
export type Departure = typeof departure.$inferSelect;
export type Left = { step: Departure["step"]; personal: Sealed };
/** Undefined after the last step. */
type DepartureStep = (row: Departure, personal: Sealed) => Promise<Left | undefined>;

const TOKENS_ENDED = new Set(["NotAuthorizedException", "RefreshTokenReuseException"]);

export function departureSteps(deps: PrivacyDeps): Record<Departure["step"], DepartureStep> {
  const { store, clock, cognito, boxOffice, billing, goods, mailer, seal, siteUrl, siteName, report } = deps;
  const { db } = store;

  return {
    async checkouts({ id, userId }, personal) {
      const { visitorId = "", locale, username = "" } = personal;
      if (!userId) throw new Error("The deletion has no user id, so it cannot close checkouts");
      const user = { userId, username, email: "", emailVerified: false, name: "" };
      const fan: Visitor = { signedIn: true, user, visitorId, orderKeys: {}, address: "", locale };
      const held = and(eq(reservation.userId, userId), eq(reservation.status, "PENDING"));
      for (const hold of await db.select({ id: reservation.id }).from(reservation).where(held)) {
        await boxOffice.cancel(fan, hold.id);
      }
      await billing.closeCheckouts(userId);
      const identity = { userId, username, visitorId, email: personal.email };
      for (const orderNumber of await unsentOf(identity)) await goods.takeBack(orderNumber, id);
      return next(id, "provider", personal);
    },

    async provider({ id }, { tokens, ...personal }) {
      // With rotation on, the old refresh token is used up: another attempt has to find the new one.
      if (tokens) await deleteUser(tokens, (fresh) => next(id, "provider", { ...personal, tokens: fresh }));
      return next(id, "store", personal);
    },

    async store({ id, userId }, { email, username = "", visitorId = "", locale }) {
      if (!userId) throw new Error("The deletion has no user id, so it cannot clean the store");
      return db.transaction(async (tx) => {
        const ways = email ? await upcomingNightsOf(tx, userId) : [];
        await forget(tx, { userId, email, username, visitorId }, id);
        await recordAudit(tx, { at: clock.now(), actor: id, action: "account.deleted", entity: id, detail: {} });
        const left: Left = { step: "stripe", personal: { locale, ways, ...(email && { email }) } };
        const set = { userId: null, step: left.step, sealed: seal.seal(left.personal) };
        await tx.update(departure).set(set).where(eq(departure.id, id));
        return left;
      });
    },

    async stripe({ id }, personal) {
      await billing.forgetCustomer(id);
      return next(id, "letter", personal);
    },

    async letter({ id, startedAt }, { email, locale, ways = [] }) {
      if (email) {
        const links = await Promise.all(ways.map(linkTo));
        await mailer
          .send({ to: email, ...(await farewellMail({ siteName, siteUrl, locale, links })) })
          .catch((error: unknown) => {
            const late = clock.now().getTime() - startedAt.getTime() > MAIL_MS;
            const rejected = error instanceof MailRejected;
            if (!rejected && !late) throw error;
            const cause = rejected ? new Error("The mail server refused the mail that confirms a deletion") : error;
            report(cause, "critical", "a mail was given up");
          });
      }
      await db.delete(departure).where(eq(departure.id, id));
      return undefined;
    },
  };

  async function next(id: string, step: Departure["step"], personal: Sealed): Promise<Left> {
    const set = { step, sealed: seal.seal(personal) };
    await db.update(departure).set(set).where(eq(departure.id, id));
    return { step, personal };
  }

  async function deleteUser(tokens: Tokens, keep: (fresh: Tokens) => Promise<unknown>): Promise<void> {
    try {
      const refreshFrom = Number(claimsOf(tokens.accessToken).exp) * 1000 - REFRESH_BEFORE_MS;
      const due = refreshFrom <= clock.now().getTime();
      const current = due ? await cognito.refresh(tokens) : tokens;
      if (due) await keep(current);
      await cognito.deleteUser(current.accessToken);
    } catch (error) {
      const isGone = (error as Error).name === "UserNotFoundException";
      if (!isGone && !TOKENS_ENDED.has((error as Error).name)) throw error;
      if (!isAboutFan(error)) throw error;
      // If its tokens were revoked before we could use them, the account may be left, which needs manual review.
      report(error, isGone ? "debug" : "critical", "deleting an account at the user pool");
    }
  }

  /** Goods that cannot be shipped once the fan's address is deleted. */
  async function unsentOf(fan: FanIdentity): Promise<string[]> {
    const rows = await db
      .select({ number: goodsOrder.orderNumber })
      .from(goodsOrder)
      .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
      .where(
        and(
          sql`${purchase.id} = any(array(${purchasesOf(fan)}))`,
          eq(purchase.status, "PAID"),
          eq(goodsOrder.shipping, true),
          isNull(goodsOrder.sentAt),
        ),
      );
    return rows.map(({ number }) => number);
  }

  async function upcomingNightsOf(tx: Db, userId: string): Promise<UpcomingNight[]> {
    const ahead = notOverAt(clock.now());
    const night = { eventId: event.id, title: event.title };
    const orders = await tx
      .select({ ...night, order: ticketOrder.orderNumber })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .where(and(eq(ticketOrder.userId, userId), inArray(ticketOrder.status, ["PAID", "FREE"]), ahead));
    const given = await tx
      .select({ ...night, order: ticket.orderNumber, ticket: ticket.ticketNumber })
      .from(ticket)
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(and(eq(ticket.holderUserId, userId), eq(ticket.status, "VALID"), ahead));
    return [...orders, ...given];
  }

  /** The key exists only in the mail. */
  async function linkTo({ eventId, title, order, ticket: given }: UpcomingNight) {
    const key = await mintKey(db, order, clock.now(), given);
    return { label: title, url: `${siteUrl}/tickets/details/${eventId}?order=${given ?? order}&key=${key}` };
  }
}
