/** Messages to the office: which wait, who works on them, and the answers, which go out by mail. */
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { LetterView } from "../../../app/domain/office/letters-view";
import type { Cursor } from "../../../app/domain/office/page-cursor";
import { isGuid } from "../../../app/domain/urls/guid";
import { Refused } from "../../failures/refused";
import { enqueueMail, type Outbox } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { audit, contact, contactAnswer, goodsOrder, purchase, ticketOrder } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { deedsOnce, type FormDeed, type Pressed } from "./deeds-once";

export type LetterDesk = ReturnType<typeof letterDesk>;
export type Letter = typeof contact.$inferSelect;

const PAGE = 50;
const MOST_ORDERS = 10;
const LONGEST_ANSWER = 8_000;

type LetterDeskDeps = { store: Pick<Store, "db">; clock: Clock; outbox: Pick<Outbox, "sendSoon"> };

export function letterDesk({ store: { db }, clock, outbox }: LetterDeskDeps) {
  const once = deedsOnce(db);

  return {
    /** A page of messages. What is to be done comes oldest first, what is done newest first. */
    async list(view: LetterView, { email, after }: { email: string; after?: Cursor | undefined }) {
      const newestFirst = view === "done";
      const past = newestFirst ? sql`<` : sql`>`;
      const way = newestFirst ? desc : asc;
      const rows = await db
        .select()
        .from(contact)
        .where(
          and(
            inView(view, email),
            after &&
              sql`(${contact.createdAt}, ${contact.id}) ${past} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(way(contact.createdAt), way(contact.id))
        .limit(PAGE + 1);
      return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
    },

    /** How many messages each view has. */
    async counts(email: string): Promise<Record<LetterView, number>> {
      const of = async (view: LetterView) => {
        const [row] = await db.select({ n: count() }).from(contact).where(inView(view, email));
        return row?.n ?? 0;
      };
      const [open, waiting, mine, done] = await Promise.all([of("open"), of("waiting"), of("mine"), of("done")]);
      return { open, waiting, mine, done };
    },

    /** A message with its answers, its notes and its sender's orders; undefined if there is none. */
    async file(id: string) {
      const letter = await find(id);
      if (!letter) return undefined;
      const [answers, history, orders] = await Promise.all([
        db
          .select()
          .from(contactAnswer)
          .where(eq(contactAnswer.contactId, id))
          .orderBy(asc(contactAnswer.createdAt), asc(contactAnswer.id)),
        db.select().from(audit).where(eq(audit.entity, id)).orderBy(asc(audit.at)),
        ordersOf(letter),
      ]);
      return { letter, answers, history, orders };
    },

    /**
     * Answers by mail and puts the message among those that wait for a reply, or among the done ones. Throws `Refused`
     * for an empty answer, or if a colleague has answered since the page was shown.
     */
    async answer(
      letterId: string,
      o: FormDeed & { text: string; author: string; done: boolean; seenAnswers: number },
    ): Promise<Pressed> {
      const text = o.text.replaceAll("\r\n", "\n").trim();
      if (!text) throw new Refused("There is nothing in the answer.");
      if (text.length > LONGEST_ANSWER) throw new Refused(`An answer has at most ${LONGEST_ANSWER} characters.`);
      const pressed = await once(o.id, () =>
        db.transaction(async (tx) => {
          const now = clock.now();
          await demandLocked(tx, letterId);
          const [{ n = 0 } = {}] = await tx
            .select({ n: count() })
            .from(contactAnswer)
            .where(eq(contactAnswer.contactId, letterId));
          if (n !== o.seenAnswers) throw new Refused("A colleague has answered meanwhile. Read it, then send yours.");
          await tx
            .insert(contactAnswer)
            .values({ id: o.id, contactId: letterId, author: o.author, text, createdAt: now });
          await tx
            .update(contact)
            .set({ state: o.done ? "done" : "waiting", doneAt: o.done ? now : null, assignee: o.author })
            .where(eq(contact.id, letterId));
          await enqueueMail(tx, { cause: `letter_answer:${o.id}`, template: "letter_answer", ref: o.id, now });
          const row = { id: o.id, at: now, actor: o.actor, action: "letter.answered", entity: letterId };
          await recordAudit(tx, { ...row, detail: { done: o.done } });
        }),
      );
      if (pressed === "done") outbox.sendSoon();
      return pressed;
    },

    /** Notes something for staff only. */
    async note(letterId: string, text: string, { actor, id }: FormDeed): Promise<Pressed> {
      const note = text.trim();
      if (!note) throw new Refused("There is nothing in the note.");
      return once(id, () =>
        db.transaction(async (tx) => {
          await demandLocked(tx, letterId);
          const at = clock.now();
          const row = { id, at, actor, action: "letter.noted", entity: letterId, detail: {}, personal: { note } };
          await recordAudit(tx, row);
        }),
      );
    },

    /** Closes a message, opens it again, or says who works on it; `assignee: null` gives it back to everybody. */
    async change(
      letterId: string,
      to: { state: "open" | "done" } | { assignee: string | null },
      { actor, id }: FormDeed,
    ): Promise<Pressed> {
      return once(id, () =>
        db.transaction(async (tx) => {
          const at = clock.now();
          const { state, assignee } = await demandLocked(tx, letterId);
          const set = "state" in to ? { state: to.state, doneAt: to.state === "done" ? at : null } : to;
          await tx.update(contact).set(set).where(eq(contact.id, letterId));
          const before = "state" in to ? { state } : { assignee };
          const row = { id, at, actor, action: "letter.changed", entity: letterId, detail: {} };
          await recordAudit(tx, { ...row, before, after: to });
        }),
      );
    },
  };

  async function find(id: string): Promise<Letter | undefined> {
    if (!isGuid(id)) return undefined;
    const [letter] = await db.select().from(contact).where(eq(contact.id, id));
    return letter;
  }

  async function demandLocked(tx: Db, id: string): Promise<Letter> {
    const [letter] = isGuid(id) ? await tx.select().from(contact).where(eq(contact.id, id)).for("update") : [];
    if (!letter) throw new Refused("This message has been deleted.");
    return letter;
  }

  /** The order that the message names, and others of its sender, the newest first. */
  async function ordersOf({ email, userId, orderNumber }: Letter) {
    const number = orderNumber?.trim().toUpperCase() ?? "";
    const [tickets, goods] = await Promise.all([
      db
        .select({ number: ticketOrder.orderNumber, at: ticketOrder.createdAt, status: ticketOrder.status })
        .from(ticketOrder)
        .where(
          or(
            eq(ticketOrder.orderNumber, number),
            eq(ticketOrder.email, email),
            userId ? eq(ticketOrder.userId, userId) : undefined,
          ),
        )
        .orderBy(desc(ticketOrder.createdAt))
        .limit(MOST_ORDERS),
      db
        .select({ number: goodsOrder.orderNumber, at: purchase.createdAt, status: purchase.status })
        .from(goodsOrder)
        .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
        .where(
          and(
            or(eq(goodsOrder.orderNumber, number), eq(sql`lower(${goodsOrder.email})`, email)),
            or(eq(purchase.status, "PAID"), eq(purchase.status, "REFUNDED")),
          ),
        )
        .orderBy(desc(purchase.createdAt))
        .limit(MOST_ORDERS),
    ]);
    return [...tickets, ...goods].map((one) => ({ ...one, named: one.number === number }));
  }
}

function inView(view: LetterView, email: string): SQL | undefined {
  return view === "mine" ? and(eq(contact.assignee, email), ne(contact.state, "done")) : eq(contact.state, view);
}
