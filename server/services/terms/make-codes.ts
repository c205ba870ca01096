/** Makes access and promotion codes. */
import { randomUUID } from "node:crypto";
import { and, eq, ilike, inArray } from "drizzle-orm";
import { isEmail } from "../../../app/domain/forms/email-address";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import type { Db } from "../../store/db";
import { code, codeTier, salePhase } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { isDuplicate } from "../contention";
import { newCodeText } from "./code-text";
import { lockedTiers, type TermsFault } from "./tiers-of";

type NewCodes = {
  eventIds: string[];
  /** One code with this text; otherwise `count` codes are made. */
  text?: string | undefined;
  count: number;
  batch?: string | undefined;
  /** An access code for the phase with this name; otherwise one of the discounts is set. */
  phase?: string | undefined;
  percent?: number | undefined;
  centsPerTicket?: number | undefined;
  centsPerOrder?: number | undefined;
  /** Tiers that a promotion code counts for; without any, all of these nights. */
  tiers: string[];
  startAt: Date;
  endAt: Date;
  uses?: number | undefined;
  seats?: number | undefined;
  perBuyer?: number | undefined;
  email?: string | undefined;
  minimumSeats: number;
  actor: Actor;
  dryRun?: boolean | undefined;
  /** The id of a form's deed, which is done once. */
  id?: string | undefined;
};

const AT_ONCE = 500;

export function codeMaking({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return async (o: NewCodes): Promise<{ texts: string[] } | TermsFault> => {
    try {
      return await db.transaction((tx) => make(tx, o));
    } catch (error) {
      // The same form twice, or the same text at the same moment.
      if (isDuplicate(error, "audit_pkey")) return { fault: "These codes were made a moment ago." };
      if (isDuplicate(error)) return { fault: "There is such a code already." };
      throw error;
    }
  };

  async function make(tx: Db, o: NewCodes): Promise<{ texts: string[] } | TermsFault> {
    if (o.startAt >= o.endAt) return { fault: "It ends before it starts." };
    if (o.endAt <= clock.now()) return { fault: "It is over already: it ends in the past." };
    const discounts = [o.percent, o.centsPerTicket, o.centsPerOrder].filter((one) => one !== undefined).length;
    if (discounts !== (o.phase === undefined ? 1 : 0)) {
      return {
        fault:
          "A code opens a phase, or takes off a percentage, an amount a ticket or an amount an order: one of these.",
      };
    }
    if (o.email !== undefined && !isEmail(o.email)) return { fault: "This is not an email address." };
    const tiers = await lockedTiers(tx, o.eventIds, o.tiers);
    if ("fault" in tiers) return tiers;
    const phaseId = o.phase === undefined ? undefined : await phaseNamed(tx, o.eventIds, o.phase);
    if (phaseId && typeof phaseId !== "string") return phaseId;

    const texts = o.text === undefined ? [...distinctTexts(o.count)] : [o.text];
    const taken = await tx.select({ text: code.text }).from(code).where(inArray(code.text, texts));
    if (taken.length > 0) return { fault: `There is a code ${taken.map(({ text }) => text).join(", ")} already.` };
    if (o.dryRun) return { texts };

    const now = clock.now();
    const rows = texts.map((text) => ({
      ...{ id: randomUUID(), text, kind: phaseId ? ("access" as const) : ("promo" as const), phaseId: phaseId ?? null },
      ...{ startAt: o.startAt, endAt: o.endAt, createdAt: now, batch: o.batch ?? null, minimumSeats: o.minimumSeats },
      ...{ uses: o.uses ?? null, usesLeft: o.uses ?? null, seats: o.seats ?? null, seatsLeft: o.seats ?? null },
      ...{ perBuyer: o.perBuyer ?? null, email: o.email?.toLowerCase() ?? null, percent: o.percent ?? null },
      ...{ centsPerTicket: o.centsPerTicket ?? null, centsPerOrder: o.centsPerOrder ?? null },
    }));
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE);
      await tx.insert(code).values(some);
      if (!phaseId) {
        const pairs = some.flatMap(({ id }) => tiers.map((tier) => ({ codeId: id, definitionId: tier.id })));
        for (let from = 0; from < pairs.length; from += AT_ONCE) {
          await tx.insert(codeTier).values(pairs.slice(from, from + AT_ONCE));
        }
      }
    }
    const { eventIds, actor, startAt, endAt, uses, seats, percent, centsPerTicket, centsPerOrder } = o;
    const terms = { from: startAt, until: endAt, uses, seats, percent, centsPerTicket, centsPerOrder };
    const detail = {
      codes: texts.length,
      ...(texts.length === 1 && { code: texts[0] }),
      batch: o.batch,
      phase: o.phase,
      ...terms,
    };
    for (const [index, entity] of eventIds.entries()) {
      const id = index === 0 ? o.id : undefined;
      await recordAudit(tx, { id, at: now, actor, action: "codes.added", entity, detail });
    }
    return { texts };
  }
}

function distinctTexts(count: number): Set<string> {
  const texts = new Set<string>();
  while (texts.size < count) texts.add(newCodeText());
  return texts;
}

async function phaseNamed(tx: Db, eventIds: string[], name: string): Promise<string | TermsFault> {
  const [found, ...others] = await tx
    .select({ id: salePhase.id, audience: salePhase.audience })
    .from(salePhase)
    .where(and(inArray(salePhase.eventId, eventIds), ilike(salePhase.name, name.replace(/[\\%_]/g, "\\$&"))));
  if (!found) return { fault: `The night has no phase ${name}.` };
  if (others.length > 0) return { fault: "An access code is for one night: name one." };
  return found.audience === "code" ? found.id : { fault: `${name} is not for holders of codes.` };
}

/** Stops codes: nobody can use them any more, and holds that have them keep them. Returns their number. */
export function codeStopping({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return (o: { text?: string | undefined; batch?: string | undefined; actor: Actor; dryRun?: boolean | undefined }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const which = o.text === undefined ? eq(code.batch, o.batch ?? "") : eq(code.text, o.text);
      const found = await tx.select({ id: code.id }).from(code).where(which).orderBy(code.id).for("no key update");
      if (o.dryRun || found.length === 0) return found.length;
      await tx.update(code).set({ stoppedAt: now }).where(which);
      const entity = o.text ?? o.batch ?? "";
      await recordAudit(tx, {
        at: now,
        actor: o.actor,
        action: "codes.stopped",
        entity,
        detail: { codes: found.length },
      });
      return found.length;
    });
}
