/** What the office does with lines: plan, watch, pause, slow down, end. Every change is in the audit trail. */
import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { drawRecord } from "../../line/draw-record";
import { newSale } from "../../line/new-sale";
import type { Clock } from "../../process/clock";
import type { Db } from "../../store/connection/open-store";
import type { Store } from "../../store/db";
import { event, onSale } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { instant } from "../box-office/reserving/sql-values";
import { seatsLeft } from "../catalogue/definition-answer";
import { readDefinitions } from "../catalogue/read-definitions";
import { type ManySeats, manySeats } from "./many-seats";
import type { SaleRow } from "./sale-line";

type LineActor = { actor: Actor; dryRun?: boolean | undefined };
type LineFault = { fault: string };
type PlannedLine = {
  eventId: string;
  mode: "off" | "planned";
  joinsAt: Date;
  opensAt: Date;
  access: "anyone" | "account";
  turnMinutes: number;
  maxRate: number | undefined;
};
type SaleDeskDeps = {
  store: Store;
  clock: Clock;
  /** The round of the public beacon for a time. Absent if none is used. */
  beacon?: { url: string; roundAt(url: string, at: Date): Promise<number> } | undefined;
};

type LineFigures = {
  waiting: number;
  entered: number;
  enteredLastMinute: number;
  turns: number;
  holds: number;
  orders: number;
  /** Seats that fans can still hold. */
  left: number;
};

/** The beacon's round must be unknown while anybody can still join. */
const BEACON_AFTER_MS = 5_000;

export function saleDesk({ store, clock, beacon }: SaleDeskDeps) {
  const { db } = store;

  async function current(eventId: string): Promise<SaleRow | undefined> {
    const [row] = await db
      .select()
      .from(onSale)
      .where(and(eq(onSale.eventId, eventId), isNull(onSale.endedAt)));
    return row;
  }

  async function newest(eventId: string): Promise<SaleRow | undefined> {
    const rows = await db
      .select()
      .from(onSale)
      .where(eq(onSale.eventId, eventId))
      .orderBy(desc(onSale.createdAt))
      .limit(1);
    return rows[0];
  }

  /** Changes the night's line if there is one. */
  async function change(
    eventId: string,
    { actor, dryRun }: LineActor,
    action: string,
    set: Partial<typeof onSale.$inferInsert>,
  ): Promise<SaleRow | LineFault> {
    const line = await current(eventId);
    if (!line) return NO_LINE;
    if (!dryRun) {
      await db.transaction(async (tx) => {
        await tx.update(onSale).set(set).where(eq(onSale.id, line.id));
        await recordAudit(tx, { at: clock.now(), actor, action, entity: line.id, detail: { eventId, ...plain(set) } });
      });
    }
    return { ...line, ...set } as SaleRow;
  }

  return {
    /** Plans a line, or changes one whose joining hasn't begun. */
    async plan(wanted: PlannedLine, { actor, dryRun }: LineActor): Promise<SaleRow | LineFault> {
      const now = clock.now();
      const { maxRate = null, ...planned } = wanted;
      if (planned.mode === "planned") {
        if (planned.opensAt <= now) return { fault: "The opening is over." };
        if (planned.joinsAt >= planned.opensAt) return { fault: "Joining has to begin before the opening." };
      }
      const known = await current(planned.eventId);
      if (known && known.mode !== "off" && known.joinsAt <= now) return TAKES_PLACES;
      const round = beacon && planned.mode === "planned" ? await roundFor(planned.opensAt) : undefined;
      // What was published about the draw stays true when the office only moves the opening.
      const kept = known?.mode === "planned" ? secretsOf(known) : undefined;
      const made = newSale({ id: randomUUID(), now, ...planned, maxRate, ...kept, ...(round && { beacon: round }) });
      if (dryRun) return { ...made, id: "" } as SaleRow;
      return db.transaction(async (tx) => {
        if (known && !(await removeUnused(tx, known.id))) return TAKES_PLACES;
        const [row] = await tx.insert(onSale).values(made).returning();
        await recordAudit(tx, {
          at: now,
          actor,
          action: "line.planned",
          entity: made.id,
          detail: { ...plain(planned), maxRate, commitment: made.commitment },
        });
        return row as SaleRow;
      });
    },

    pause: (eventId: string, doing: LineActor) => change(eventId, doing, "line.paused", { halted: true }),
    resume: (eventId: string, doing: LineActor) => change(eventId, doing, "line.resumed", { halted: false }),
    rate: (eventId: string, maxRate: number | null, doing: LineActor) =>
      change(eventId, doing, "line.rate_set", { maxRate }),
    /** Ends the line: everybody may choose seats at once. */
    stop: (eventId: string, doing: LineActor) => change(eventId, doing, "line.stopped", { endedAt: clock.now() }),

    /** The newest line of a night, with what happens in it. */
    async show(eventId: string): Promise<(SaleRow & LineFigures) | LineFault> {
      const line = await newest(eventId);
      if (!line) return NO_LINE;
      const now = clock.now();
      const minuteAgo = new Date(now.getTime() - 60_000);
      const { rows } = await db.execute<Omit<LineFigures, "waiting" | "left">>(sql`
        select
          (select count(*)::int from admission where sale_id = ${line.id}::uuid) as entered,
          (select count(*)::int from admission
            where sale_id = ${line.id}::uuid and entered_at > ${instant(minuteAgo)}) as "enteredLastMinute",
          (select count(*)::int from admission where sale_id = ${line.id}::uuid and until > ${instant(now)}) as turns,
          (select count(*)::int from reservation
            where event_id = ${eventId}::uuid and status = 'PENDING' and expires > ${instant(now)}) as holds,
          (select count(*)::int from ticket_order
            where event_id = ${eventId}::uuid and created_at >= ${instant(line.opensAt)}) as orders`);
      const [figures] = rows;
      if (!figures) throw new Error("No figures");
      const left = seatsLeft(await readDefinitions(db, now, [eventId]));
      return { ...line, ...figures, left, waiting: line.joined - line.serving };
    },

    /** Buyers with more seats of a night than `limit`, by default what one order may have. */
    async report(eventId: string, limit?: number): Promise<{ limit: number; buyers: ManySeats[] } | LineFault> {
      const [night] = await db.select({ most: event.ticketLimitPerOrder }).from(event).where(eq(event.id, eventId));
      if (!night) return { fault: "There is no such night." };
      const most = limit ?? night.most;
      return { limit: most, buyers: await manySeats(store, eventId, most) };
    },

    /** The public record of the newest line's draw. */
    async record(eventId: string) {
      const line = await newest(eventId);
      return line ? drawRecord(line) : NO_LINE;
    },
  };

  /** Removes a line that nobody has joined. False if joining has begun, perhaps while the beacon was asked. */
  async function removeUnused(tx: Db, id: string): Promise<boolean> {
    const joinsLater = or(eq(onSale.mode, "off"), gt(onSale.joinsAt, clock.now()));
    const removed = await tx
      .delete(onSale)
      .where(and(eq(onSale.id, id), eq(onSale.joined, 0), joinsLater))
      .returning({ id: onSale.id });
    return removed.length > 0;
  }

  async function roundFor(opensAt: Date) {
    if (!beacon) return undefined;
    const at = new Date(opensAt.getTime() + BEACON_AFTER_MS);
    return { url: beacon.url, round: await beacon.roundAt(beacon.url, at) };
  }
}
export type SaleDesk = ReturnType<typeof saleDesk>;

const NO_LINE: LineFault = { fault: "This night has no line." };
const TAKES_PLACES: LineFault = { fault: "This night's line takes places already: pause, slow or stop it." };

const secretsOf = ({ id, secret, signKey, publicKey, seed, commitment }: SaleRow) => ({
  id,
  secret,
  signKey,
  publicKey,
  seed,
  commitment,
});

const plain = (set: object): Record<string, unknown> => JSON.parse(JSON.stringify(set));
