/** The list that a door phone keeps: who may come in, without anything that makes a ticket's code. Signed. */
import { createHash } from "node:crypto";
import { and, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type {
  DoorListEntry,
  DoorListPayload,
  ListedState,
  SignedDoorList,
} from "../../../app/domain/door/door-list-format";
import { tierCode } from "../../../app/domain/door/signed-code";
import { codeDigestText, DIGEST_BYTES } from "../../../app/domain/door/ticket-code";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { ticket, ticketDefinition } from "../../store/schema";
import { ticketSignature } from "../box-office/tickets/ticket-numbers";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { offeredUntil } from "../returns/offered-tickets";
import type { DoorPass } from "./door-passes";
import { nightKey } from "./night-key";

const STATES: Record<(typeof ticket.$inferSelect)["status"], ListedState> = {
  VALID: "v",
  USED: "u",
  CANCELED: "c",
  TRANSFERRED: "t",
};

export function doorLists({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** The public key that verifies a night's lists, in base64url. */
    doorListKey: async (eventId: string): Promise<string> => (await nightKey(db, eventId, clock.now())).publicKey,

    /**
     * What changed since version `after`, or everything. A restored database counts from the beginning again, so a
     * phone whose version is ahead gets everything. Undefined if the phone may not keep a list.
     */
    async doorListFor(pass: DoorPass, after = 0): Promise<SignedDoorList | undefined> {
      if (!pass.offline) return undefined;
      const { eventId } = pass;
      const now = clock.now();
      const key = await nightKey(db, eventId, now);
      const { rows } = await db.execute<{ version: string }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as version`,
      );
      const version = Number(rows[0]?.version);
      const from = after > version ? 0 : after;
      const ofNight = eq(ticket.eventId, eventId);
      const tickets = await db
        .select()
        .from(ticket)
        .where(and(ofNight, gte(ticket.version, from)))
        .orderBy(ticket.ticketNumber);
      const alive = inArray(ticket.status, ["VALID", "USED"]);
      const held = await db
        .select({ number: ticket.ticketNumber })
        .from(ticket)
        .where(and(ofNight, alive, or(isOrderDisputed(ticket.orderNumber), isNotNull(offeredUntil))));
      const [all] = await db.select({ count: sql<number>`count(*)::int` }).from(ticket).where(ofNight);
      const offered = await db
        .select({ id: ticketDefinition.id, name: ticketDefinition.name })
        .from(ticketDefinition)
        .where(eq(ticketDefinition.eventId, eventId));
      const tiers = [...new Set(tickets.map(({ name }) => name))];
      const payload: DoorListPayload = {
        night: eventId,
        after: from,
        version,
        at: now.getTime(),
        count: all?.count ?? 0,
        tiers,
        codedTiers: offered.map(({ id, name }) => [tierCode(id), name]),
        held: held.map(({ number }) => number),
        entries: tickets.map((row) => entryOf(row, tiers.indexOf(row.name), pass.names)),
      };
      const text = JSON.stringify(payload);
      return { list: text, signature: key.sign(text) };
    },
  };
}

function entryOf(row: typeof ticket.$inferSelect, tier: number, names: boolean): DoorListEntry {
  const { ticketNumber, secret, status, seatWords, checkedInAt, checkedInBy, firstNumber } = row;
  const code = codeDigestText(ticketNumber, ticketSignature(secret, ticketNumber));
  const digest = createHash("sha256").update(code).digest().subarray(0, DIGEST_BYTES).toString("base64url");
  const seat = seatWords && [seatWords.entrance, seatWords.sectionLabel, seatWords.row, seatWords.seat];
  const used = status === "USED" && checkedInAt ? [Math.floor(checkedInAt.getTime() / 1000), checkedInBy ?? ""] : [];
  return [
    ticketNumber,
    digest,
    tier,
    STATES[status],
    seat ?? [],
    used as [] | [number, string],
    names ? row.guestFullName : "",
    ...((firstNumber ? [firstNumber] : []) as [string?]),
  ];
}
