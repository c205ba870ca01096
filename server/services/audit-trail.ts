/** The audit trail: one row per event in the life of money and tickets, written in the same transaction. */
import { randomUUID } from "node:crypto";
import type { Db } from "../store/connection/open-store";
import { audit } from "../store/schema";
import { announce, announcementOf } from "./machines/announce-event";

/** Who did something, and where: a member of staff at the office, a pass at the door, a program with a token. */
export type ActorAt = { name: string; via: "office" | "door" | "token" };
/** Commands, and the site itself, have only a name. */
export type Actor = string | ActorAt;

type AuditEntry = {
  at: Date;
  actor: Actor;
  /** For example `order.canceled`: the entity, and what happened to it. */
  action: string;
  /** The key of the entity. */
  entity: string;
  detail: Record<string, unknown>;
  /** What was overwritten, and by what. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** Personal data only. */
  personal?: Record<string, unknown> | undefined;
  /** The id of a form's deed. If the form is sent twice, the second transaction fails on this key. */
  id?: string | undefined;
};

/** Writes the entry, and the announcement to other programs if it causes one. */
export async function recordAudit(tx: Db, { id = randomUUID(), actor, ...entry }: AuditEntry): Promise<void> {
  const by = typeof actor === "string" ? { actor } : { actor: actor.name, via: actor.via };
  await tx.insert(audit).values({ id, ...entry, ...by });
  const announcement = announcementOf(entry);
  if (announcement) await announce(tx, announcement, entry.at);
}
