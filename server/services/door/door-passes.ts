/** Passes of the door staff: links that are good for one night, until somebody revokes them. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { audit, doorPass, event } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { ticketQr } from "../box-office/tickets/ticket-qr";

/** The action in the history. */
const REVOKED = "door.pass_revoked";
/** How exact "last seen" is. */
const SEEN_MS = 60_000;

type PassRow = typeof doorPass.$inferSelect;
/** `until`: the end of its night, which may be moved. Undefined while the night has no date. */
export type DoorPass = Pick<PassRow, "id" | "eventId" | "label" | "mode" | "names" | "offline"> & {
  /** The user name of the member of staff who took it for themselves. */
  staff?: string | null;
  until: Date | undefined;
};
type PassTerms = Pick<DoorPass, "mode" | "names" | "offline">;
/** `over`: its night has ended, but scans that the phone still has to send are accepted. */
type OpenedPass = { state: "live" | "over" | "revoked"; pass: DoorPass };

const DEFAULT_TERMS: PassTerms = { mode: "steward", names: true, offline: true };

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** `id`: the form's, so that sending it twice issues one pass. `staff`: the user name of the owner of a staff pass. */
type Issuing = { terms?: PassTerms; actor?: Actor; id?: string | undefined; staff?: string };

type PassDeps = { store: Pick<Store, "db">; clock: Clock; siteUrl: string };

export function doorPasses({ store: { db }, clock, siteUrl }: PassDeps) {
  return {
    /** The link of a key, and its QR code as SVG. */
    async doorLink(key: string): Promise<{ url: string; qrSvg: string }> {
      const url = `${siteUrl}/door/${key}`;
      return { url, qrSvg: await ticketQr(url) };
    },

    /**
     * The key of a link for the door staff; it expires with the night. Undefined if there is no such event, or a pass
     * with this `id` was issued before.
     */
    async issueDoorPass(eventId: string, label: string, o: Issuing = {}): Promise<string | undefined> {
      const now = clock.now();
      const [night] = await db.select({ endAt: event.endAt }).from(event).where(eq(event.id, eventId));
      if (!night) return undefined;
      const key = randomBytes(16).toString("base64url");
      const { id = randomUUID() } = o;
      const terms = { ...DEFAULT_TERMS, ...o.terms };
      const issued = await db.transaction(async (tx) => {
        const row = {
          hash: hashOf(key),
          id,
          eventId,
          label,
          until: night.endAt,
          createdAt: now,
          staff: o.staff,
          ...terms,
        };
        const added = await tx
          .insert(doorPass)
          .values(row)
          .onConflictDoNothing({ target: doorPass.id })
          .returning({ id: doorPass.id });
        if (added.length === 0) return false;
        const entry = { at: now, actor: o.actor ?? "office", action: "door.pass_issued", entity: eventId };
        await recordAudit(tx, { ...entry, detail: { gate: label, pass: id, ...terms } });
        return true;
      });
      return issued ? key : undefined;
    },

    /** The pass of a key, and its state. */
    openPass,

    /** The pass of a key, until its night ends or somebody revokes it. */
    async doorPass(key: string): Promise<DoorPass | undefined> {
      const opened = await openPass(key);
      return opened?.state === "live" ? opened.pass : undefined;
    },

    /** The passes of a night, the newest first. `left`: it was revoked because its crew left. */
    async doorPassesOf(eventId: string) {
      const [rows, leaving] = await Promise.all([
        passes().where(eq(doorPass.eventId, eventId)).orderBy(desc(doorPass.createdAt), doorPass.id),
        db
          .select({ pass: sql<string>`${audit.detail} ->> 'pass'` })
          .from(audit)
          .where(and(eq(audit.entity, eventId), eq(audit.action, REVOKED), eq(audit.via, "door"))),
      ]);
      const left = new Set(leaving.map(({ pass }) => pass));
      return rows.map(({ pass, ...night }) => ({ ...pass, until: endOf(night), left: left.has(pass.id) }));
    },

    /** Ends a pass at once. False if the night has no such pass, or it is revoked already. */
    revokeDoorPass: (eventId: string, id: string, actor: Actor): Promise<boolean> =>
      revoke(and(eq(doorPass.eventId, eventId), eq(doorPass.id, id)), actor),

    /** Revokes a pass when its crew press Leave. False if it was already revoked. */
    leaveDoor: ({ id, label }: Pick<DoorPass, "id" | "label">): Promise<boolean> =>
      revoke(eq(doorPass.id, id), { name: label, via: "door" }),

    /** Ends the pass of a key if a member of staff took it for themselves. False for a link's pass. */
    endOwnPass: (key: string, actor: Actor): Promise<boolean> =>
      revoke(and(eq(doorPass.hash, hashOf(key)), isNotNull(doorPass.staff)), actor),
  };

  function revoke(which: SQL | undefined, actor: Actor): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const [row] = await tx
        .update(doorPass)
        .set({ revokedAt: now })
        .where(and(which, isNull(doorPass.revokedAt)))
        .returning({ id: doorPass.id, eventId: doorPass.eventId, label: doorPass.label });
      if (!row) return false;
      const entry = { at: now, actor, action: REVOKED, entity: row.eventId };
      await recordAudit(tx, { ...entry, detail: { gate: row.label, pass: row.id } });
      return true;
    });
  }

  /** Passes with the end of their night. */
  function passes() {
    const { until: _, ...pass } = getTableColumns(doorPass);
    return db
      .select({ pass, endAt: event.endAt, undated: event.scheduleTbd })
      .from(doorPass)
      .innerJoin(event, eq(event.id, doorPass.eventId));
  }

  async function openPass(key: string): Promise<OpenedPass | undefined> {
    const [row] = await passes().where(eq(doorPass.hash, hashOf(key)));
    if (!row) return undefined;
    const { id, eventId, label, staff, mode, names, offline, revokedAt, seenAt } = row.pass;
    const now = clock.now();
    const until = endOf(row);
    const pass = { id, eventId, label, staff, mode, names, offline, until };
    if (revokedAt) return { state: "revoked", pass };
    const stale = new Date(now.getTime() - SEEN_MS);
    if (!seenAt || seenAt < stale) {
      const unseen = or(isNull(doorPass.seenAt), lt(doorPass.seenAt, stale));
      await db
        .update(doorPass)
        .set({ seenAt: now })
        .where(and(eq(doorPass.id, id), unseen));
    }
    return { state: !until || until > now ? "live" : "over", pass };
  }
}

const endOf = ({ endAt, undated }: { endAt: Date; undated: boolean }): Date | undefined =>
  undated ? undefined : endAt;
