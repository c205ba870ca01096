/** The office's desk for orders of tickets and goods: find, read, note, correct, refund. */
import { and, asc, eq, ne } from "drizzle-orm";
import { Refused } from "../../../failures/refused";
import type { Outbox } from "../../../mail/outbox";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { contact, event } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import type { BoxOffice } from "../../box-office";
import type { TicketDesk } from "../../box-office/office/ticket-desk";
import type { GoodsDesk } from "../../goods/goods-desk";
import { notOverAt } from "../../nights/over";
import type { Refunds } from "../../refunds";
import type { WaitingDesk } from "../../waiting/waiting-desk";
import { csvText } from "../csv-text";
import { deedsOnce, type FormDeed, type Pressed } from "../deeds-once";
import { type ListedOrder, type OrderFilter, orderListing } from "./order-list";
import { mailsAbout } from "./order-mails";
import { refundDeeds } from "./refund-deeds";
import { refundPreviews } from "./refund-preview";

export type OrderDesk = ReturnType<typeof orderDesk>;

const DAY_MS = 24 * 60 * 60_000;
/** Nights that ended within these days can still be chosen in the list's filter. */
const NIGHTS_KEPT_DAYS = 120;
const MOST_NIGHTS = 200;
const LONGEST_NOTE = 2_000;
/** The most rows in a CSV file. */
const MOST_EXPORTED = 20_000;

type CsvWish = { actor: Actor; head: string[]; cells: (row: ListedOrder) => string[] };

type OrderDeskDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  boxOffice: Pick<BoxOffice, "cancelOrder" | "changeBuyer" | "resendOrder" | "undoEntry">;
  refunds: Pick<Refunds, "giveGoodwill" | "paidWith">;
  outbox: Pick<Outbox, "sendSoon">;
  tickets: TicketDesk;
  goods: GoodsDesk;
  waiting: WaitingDesk;
};

export function orderDesk(deps: OrderDeskDeps) {
  const { clock, boxOffice, outbox, tickets, goods } = deps;
  const { db } = deps.store;
  const once = deedsOnce(db);
  const preview = refundPreviews(deps);
  const list = orderListing(deps);

  return {
    list,
    preview,
    refund: refundDeeds({ ...deps, once, preview, sendSoon: outbox.sendSoon }),

    /** Nights to choose from, the next ones first. */
    nights: () =>
      db
        .select({
          id: event.id,
          title: event.title,
          startAt: event.startAt,
          timeZoneId: event.timeZoneId,
          scheduleTbd: event.scheduleTbd,
        })
        .from(event)
        .where(and(ne(event.status, "DRAFT"), notOverAt(new Date(clock.now().getTime() - NIGHTS_KEPT_DAYS * DAY_MS))))
        .orderBy(asc(event.startAt), asc(event.id))
        .limit(MOST_NIGHTS),

    /** An order of tickets or goods with everything that happened to it; undefined if there is none. */
    async file(orderNumber: string) {
      const order = await tickets.order(orderNumber);
      if (order) {
        const refs = [
          order.orderNumber,
          ...order.tickets.map(({ ticketNumber }) => ticketNumber),
          ...[...order.refunds, ...order.history].map(({ id }) => id),
        ];
        return { kind: "tickets" as const, order, ...(await around(order.orderNumber, order.email, refs)) };
      }
      const sold = await goods.order(orderNumber);
      if (!sold) return undefined;
      const refs = [sold.bought.id, ...sold.refunds.map(({ id }) => id)];
      return { kind: "goods" as const, sold, ...(await around(sold.order.orderNumber, sold.order.email, refs)) };
    },

    /** Notes something for staff only. Throws `Refused` for an empty note. */
    async note(orderNumber: string, text: string, { actor, id }: FormDeed): Promise<Pressed> {
      const note = text.trim().slice(0, LONGEST_NOTE);
      if (!note) throw new Refused("There is nothing in the note.");
      const at = clock.now();
      const row = { id, at, actor, action: "order.noted", entity: orderNumber, detail: {}, personal: { note } };
      return once(id, () => recordAudit(db, row));
    },

    /** Mails the tickets again. Throws `Refused` if there are none that could be used. */
    async resend(orderNumber: string, { actor, id }: FormDeed): Promise<Pressed> {
      return once(id, async () => {
        if (!(await boxOffice.resendOrder(orderNumber, { actor, id }))) {
          throw new Refused("This order has no ticket that its buyer could use.");
        }
      });
    },

    /** Corrects the buyer's name or email. Throws `Refused` if nothing was changed. */
    async changeBuyer(
      orderNumber: string,
      to: { email: string; fullName: string },
      { actor, id }: FormDeed,
    ): Promise<Pressed> {
      return once(id, async () => {
        if (!(await boxOffice.changeBuyer({ orderNumber, ...to, actor, id }))) {
          throw new Refused("Name and email are the same as before.");
        }
      });
    },

    /** Takes back the scan of one of the order's tickets. Throws `Refused` if it isn't scanned. */
    async undoScan(orderNumber: string, ticketNumber: string, { actor, id }: FormDeed): Promise<Pressed> {
      const order = await tickets.order(orderNumber);
      const own = order?.tickets.some((one) => one.ticketNumber === ticketNumber);
      return once(id, async () => {
        if (!own || !(await boxOffice.undoEntry({ ticketNumber, actor, id }))) {
          throw new Refused("This ticket isn’t scanned.");
        }
      });
    },

    /** The newest orders of a filter as CSV. The export is recorded, since the list has names. */
    async csv(filter: OrderFilter, { actor, head, cells }: CsvWish): Promise<string> {
      const { rows } = await list(filter, MOST_EXPORTED);
      const detail = { rows: rows.length };
      await recordAudit(db, { at: clock.now(), actor, action: "order.exported", entity: "orders", detail });
      return csvText([head, ...rows.map(cells)]);
    },
  };

  /** The mails about an order, and the messages from its buyer's address. */
  async function around(orderNumber: string, email: string | null, refs: string[]) {
    const [mails, letters] = await Promise.all([
      mailsAbout(db, refs),
      email
        ? db
            .select({ id: contact.id, subject: contact.subject, state: contact.state, createdAt: contact.createdAt })
            .from(contact)
            .where(eq(contact.email, email.toLowerCase()))
            .orderBy(asc(contact.createdAt))
            .limit(MOST_LETTERS)
        : [],
    ]);
    return { orderNumber, mails, letters };
  }
}

const MOST_LETTERS = 20;
