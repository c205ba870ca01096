/**
 * Which rows of the store belong to a fan, which columns the export leaves out, and what happens to the rows when the
 * account is deleted. Every table that can identify a person is listed here; a test compares the list with the schema.
 */
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { COUNTED_FROM } from "../../http/rate-limits";
import {
  admission,
  attempt,
  audit,
  basketLine,
  billingCustomer,
  calendarKey,
  cardTrial,
  code,
  contact,
  contactAnswer,
  dispute,
  doorPass,
  entitlement,
  follow,
  follower,
  goodsKey,
  goodsLine,
  goodsOrder,
  onSale,
  orderKey,
  payment,
  playback,
  purchase,
  refund,
  reservation,
  reservationCode,
  reservationLine,
  scan,
  staffMember,
  subscription,
  ticket,
  ticketOrder,
  ticketReturn,
  waitEntry,
  waitKey,
} from "../../store/schema";
import { usesTurn } from "../box-office/reserving/line-gate";
import { MOST_ROUNDS } from "../on-sale/take-turns";

/** The identity to search the store for. */
export type FanIdentity = {
  userId: string;
  /** Only if it is verified: rows with an unverified address may be someone else's. */
  email: string | undefined;
  username: string;
  visitorId: string;
};

/** The values that replace personal data; `id` belongs to nobody. */
type Without = (id: string) => Record<string, string | SQL | null>;

export type PersonalData = {
  table: PgTable;
  belongsTo(fan: FanIdentity): SQL;
  /** Secret columns, such as keys and hashes, which the export leaves out. */
  secret?: string[];
  /** `deleted`: the rows are deleted. `stays`: they identify nobody by themselves, and the books need them. */
  becomes: "deleted" | "stays" | Without;
};

/** In the order in which they are processed: later tables determine whose rows the earlier ones are. */
export const PERSONAL_DATA = {
  orderKey: {
    table: orderKey,
    belongsTo: (fan) => ofOrders(orderKey.orderNumber, fan),
    secret: ["hash"],
    becomes: "stays",
  },
  waitKey: {
    table: waitKey,
    belongsTo: (fan) =>
      sql`${waitKey.entryId} = any(array(select ${waitEntry.id} from ${waitEntry} where ${ownedBy(waitEntry.userId, waitEntry.email, fan)}))`,
    secret: ["hash"],
    becomes: "deleted",
  },
  // The job passes the offer of a deleted entry on to the next one.
  waitEntry: {
    table: waitEntry,
    belongsTo: (fan) => ownedBy(waitEntry.userId, waitEntry.email, fan),
    secret: ["emailKey"],
    becomes: "deleted",
  },
  ticketReturn: {
    table: ticketReturn,
    belongsTo: (fan) =>
      sql`${ticketReturn.ticketNumber} = any(array(select ${ticket.ticketNumber} from ${ticket} where ${ofOrders(ticket.orderNumber, fan)}))`,
    becomes: () => ({
      status: sql`case when ${ticketReturn.status} = 'LISTED' then 'WITHDRAWN' else ${ticketReturn.status} end`,
    }),
  },
  scan: {
    table: scan,
    belongsTo: (fan) =>
      sql`${scan.ticketNumber} = any(array(select ${ticket.ticketNumber} from ${ticket} where ${either(
        ownedBy(ticket.holderUserId, ticket.holderEmail, fan),
        and(isNull(ticket.holderEmail), ofOrders(ticket.orderNumber, fan)),
      )}))`,
    secret: ["passId"],
    becomes: "stays",
  },
  ticket: {
    table: ticket,
    belongsTo: (fan) =>
      either(
        ownedBy(ticket.holderUserId, ticket.holderEmail, fan),
        and(isNull(ticket.holderEmail), ofOrders(ticket.orderNumber, fan)),
      ),
    secret: ["secret"],
    becomes: () => ({
      guestFullName: "",
      // A ticket that was transferred to the fan must not go back to the fan who transferred it.
      holderEmail: sql`case when ${ticket.holderEmail} is null then null else '' end`,
      holderUserId: null,
    }),
  },
  refund: {
    table: refund,
    belongsTo: (fan) =>
      sql`${refund.paymentId} = any(array(select ${payment.id} from ${payment} where ${paidBy(fan)}))`,
    becomes: "stays",
  },
  dispute: {
    table: dispute,
    belongsTo: (fan) =>
      either(
        sql`${dispute.paymentIntentId} = any(array(select ${payment.paymentIntentId} from ${payment} where ${paidBy(fan)}))`,
        sql`${dispute.subscriptionId} = any(array(select ${subscription.id} from ${subscription} where ${subscription.userId} = ${fan.userId}))`,
      ),
    becomes: "stays",
  },
  payment: { table: payment, belongsTo: paidBy, becomes: "stays" },
  basketLine: { table: basketLine, belongsTo: ({ userId }) => eq(basketLine.owner, userId), becomes: "deleted" },
  // What staff have noted about the fan, and what they have overwritten. The export doesn't name the staff.
  officeNotes: {
    table: audit,
    belongsTo: (fan) => and(isNotNull(audit.personal), aboutFan(fan)) ?? sql`false`,
    secret: ["actor"],
    becomes: () => ({ personal: null }),
  },
  // The link in a mail opens the order's page, which shows the address until that is removed.
  goodsKey: {
    table: goodsKey,
    belongsTo: (fan) => ofPurchases(goodsKey.purchaseId, fan),
    secret: ["hash"],
    becomes: "deleted",
  },
  goodsLine: { table: goodsLine, belongsTo: (fan) => ofPurchases(goodsLine.purchaseId, fan), becomes: "stays" },
  // Before their orders lose the address by which they are found.
  guestPurchase: {
    table: purchase,
    belongsTo: (fan) => sql`${purchase.id} = any(array(${boughtAsGuest(fan)}))`,
    secret: ["visitorId"],
    becomes: () => ({ visitorId: null }),
  },
  goodsOrder: {
    table: goodsOrder,
    belongsTo: (fan) => ofPurchases(goodsOrder.purchaseId, fan),
    becomes: () => ({ email: null, address: null, tracking: null }),
  },
  reservationLine: {
    table: reservationLine,
    belongsTo: (fan) =>
      sql`${reservationLine.reservationId} = any(array(select ${reservation.id} from ${reservation} where ${heldBy(fan)}))`,
    becomes: "stays",
  },
  reservationCode: {
    table: reservationCode,
    belongsTo: (fan) =>
      sql`${reservationCode.reservationId} = any(array(select ${reservation.id} from ${reservation} where ${heldBy(fan)}))`,
    becomes: "stays",
  },
  // A code for one address. Without the address nobody can use it.
  code: {
    table: code,
    belongsTo: ({ email }) => (email ? eq(code.email, email) : sql`false`),
    becomes: () => ({ email: "" }),
  },
  // Turns in lines, before the orders that used them up lose their owner. They end but are not deleted: with its turn
  // gone, a place would let its browser enter once more. Places name nobody, only a hash with the line's own secret.
  admission: {
    table: admission,
    belongsTo: (fan) => either(eq(admission.userId, fan.userId), usedUpBy(fan)),
    secret: ["visitorId", "slice", "after"],
    becomes: (userId) => ({
      userId,
      visitorId: sql`gen_random_uuid()::text`,
      until: sql`${admission.enteredAt}`,
      round: sql`${MOST_ROUNDS}::smallint`,
    }),
  },
  // Somebody else may use this browser as a guest.
  guestTurn: {
    table: admission,
    belongsTo: (fan) =>
      sql`${admission.userId} is null and ${admission.visitorId} = ${fan.visitorId} and not ${usedUpBy(fan)}`,
    secret: ["visitorId", "slice", "after"],
    becomes: "stays",
  },
  reservation: {
    table: reservation,
    belongsTo: heldBy,
    secret: ["visitorId", "clientKey", "checkoutAskAt", "checkoutSilentSince"],
    becomes: () => ({ userId: null, visitorId: sql`gen_random_uuid()::text` }),
  },
  ticketOrder: {
    table: ticketOrder,
    belongsTo: ordered,
    becomes: () => ({ userId: null, email: "", fullName: "" }),
  },
  purchase: {
    table: purchase,
    belongsTo: ({ userId }) => eq(purchase.userId, userId),
    secret: ["visitorId"],
    becomes: (userId) => ({ userId, visitorId: null }),
  },
  entitlement: {
    table: entitlement,
    belongsTo: ({ userId }) => eq(entitlement.userId, userId),
    becomes: (userId) => ({ userId }),
  },
  // Records that a card has had its free trial. It stays, or every new account could have another trial.
  cardTrial: {
    table: cardTrial,
    belongsTo: ({ userId }) =>
      sql`${cardTrial.subscriptionId} = any(array(select ${subscription.id} from ${subscription} where ${subscription.userId} = ${userId}))`,
    secret: ["cardHash"],
    becomes: "stays",
  },
  subscription: {
    table: subscription,
    belongsTo: ({ userId }) => eq(subscription.userId, userId),
    becomes: (userId) => ({ userId }),
  },
  // Late Stripe events of this customer find this row, which no longer names an account.
  billingCustomer: {
    table: billingCustomer,
    belongsTo: ({ userId }) => eq(billingCustomer.userId, userId),
    becomes: (userId) => ({ userId, accountEmail: null, formerEmails: sql`'{}'` }),
  },
  playback: {
    table: playback,
    belongsTo: ({ userId }) => eq(playback.userId, userId),
    secret: ["device"],
    becomes: "deleted",
  },
  follow: {
    table: follow,
    belongsTo: (fan) =>
      sql`${follow.followerId} = any(array(select ${follower.id} from ${follower} where ${followedBy(fan)}))`,
    becomes: "deleted",
  },
  follower: { table: follower, belongsTo: followedBy, secret: ["secret"], becomes: "deleted" },
  calendarKey: {
    table: calendarKey,
    belongsTo: ({ userId }) => eq(calendarKey.userId, userId),
    secret: ["secret"],
    becomes: "deleted",
  },
  contactAnswer: {
    table: contactAnswer,
    belongsTo: (fan) =>
      sql`${contactAnswer.contactId} = any(array(select ${contact.id} from ${contact} where ${wrote(fan)}))`,
    secret: ["author"],
    becomes: "deleted",
  },
  contact: { table: contact, belongsTo: wrote, secret: ["assignee"], becomes: "deleted" },
  attempt: {
    table: attempt,
    belongsTo: ({ email, userId, username, visitorId }) =>
      inArray(
        sql`split_part(split_part(${attempt.key}, ':account:', 2), ${COUNTED_FROM}::text, 1)`,
        [email, userId, username, visitorId, `user:${userId}`].flatMap((subject) => subject?.toLowerCase() ?? []),
      ),
    becomes: "deleted",
  },
  audit: {
    table: audit,
    // What the fan did, and what staff did about them. The export doesn't name the staff.
    secret: ["actor"],
    belongsTo: ({ userId, email }) =>
      either(
        eq(audit.actor, userId),
        sql`${audit.personal} ->> 'userId' = ${userId}`,
        email ? sql`${audit.personal} ->> 'email' = ${email}` : undefined,
      ),
    becomes: (id) => ({
      actor: sql`case when ${audit.personal} is null then ${id} else ${audit.actor} end`,
      personal: null,
    }),
  },
  doorPass: {
    table: doorPass,
    belongsTo: ({ username }) => eq(doorPass.staff, username),
    secret: ["hash"],
    // A pass that names no member of staff opens no door.
    becomes: (id) => ({ staff: id }),
  },
  staffMember: {
    table: staffMember,
    belongsTo: ({ username }) => eq(staffMember.username, username),
    becomes: "deleted",
  },
} satisfies Record<string, PersonalData>;

/** The fan's rows: those with their account id, and those with their address but no account id. */
function ownedBy(userId: PgColumn, email: PgColumn, fan: FanIdentity): SQL {
  return either(eq(userId, fan.userId), fan.email ? and(isNull(userId), eq(email, fan.email)) : undefined);
}

function ordered(fan: FanIdentity): SQL {
  return ownedBy(ticketOrder.userId, ticketOrder.email, fan);
}

function followedBy(fan: FanIdentity): SQL {
  return ownedBy(follower.userId, follower.email, fan);
}

function wrote(fan: FanIdentity): SQL {
  return ownedBy(contact.userId, contact.email, fan);
}

/** The audit trail of the fan's orders, tickets and messages. */
const aboutFan = (fan: FanIdentity): SQL =>
  sql`${audit.entity} = any(array(select ${ticketOrder.orderNumber} from ${ticketOrder} where ${ordered(fan)}
    union all select ${ticket.ticketNumber} from ${ticket} where ${ofOrders(ticket.orderNumber, fan)}
    union all select ${goodsOrder.orderNumber} from ${goodsOrder} where ${ofPurchases(goodsOrder.purchaseId, fan)}
    union all select ${contact.id}::text from ${contact} where ${wrote(fan)}))`;

const ofOrders = (orderNumber: PgColumn, fan: FanIdentity): SQL =>
  sql`${orderNumber} = any(array(select ${ticketOrder.orderNumber} from ${ticketOrder} where ${ordered(fan)}))`;

const ofPurchases = (purchaseId: PgColumn, fan: FanIdentity): SQL =>
  sql`${purchaseId} = any(array(${purchasesOf(fan)}))`;

/** The ids of what the fan bought, with the account or as a guest. */
export const purchasesOf = (fan: FanIdentity): SQL => sql`
  select ${purchase.id} from ${purchase} where ${purchase.userId} = ${fan.userId} union all ${boughtAsGuest(fan)}`;

/** Goods that were bought without an account, with the fan's address. */
const boughtAsGuest = ({ email }: FanIdentity): SQL => sql`
  select ${goodsOrder.purchaseId} from ${goodsOrder}
  where lower(${goodsOrder.email}) = ${email?.toLowerCase() ?? null}::text
    and (select ${purchase.userId} is null from ${purchase} where ${purchase.id} = ${goodsOrder.purchaseId})`;

/** The fan's holds, and those that became the fan's orders. */
function heldBy(fan: FanIdentity): SQL {
  return either(
    eq(reservation.userId, fan.userId),
    sql`${reservation.id} = any(array(select ${ticketOrder.reservationId} from ${ticketOrder} where ${ordered(fan)}))`,
  );
}

/** A guest's turn whose order is the fan's. */
const usedUpBy = (fan: FanIdentity): SQL => sql`(${admission.userId} is null
  and ${admission.visitorId} = any(array(select ${reservation.visitorId} from ${reservation} where ${heldBy(fan)}))
  and exists (
    select 1 from ${reservation} join ${onSale} on ${onSale.id} = ${admission.saleId}
    where ${reservation.eventId} = ${onSale.eventId} and ${heldBy(fan)} and ${usesTurn}))`;

function paidBy(fan: FanIdentity): SQL {
  return sql`${payment.ref} = any(array(select ${reservation.id}::text from ${reservation} where ${heldBy(fan)}
    union all select id::text from (${purchasesOf(fan)}) as bought))`;
}

const either = (...conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;
