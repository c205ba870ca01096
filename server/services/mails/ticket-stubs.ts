/** The tickets in a mail with their codes. Only a ticket that opens the door has one. */
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { ReservedTicket } from "../../../app/domain/structured-data/json-ld-reservation";
import { tierTints } from "../../../app/domain/tickets/tier-view";
import type { MailStub } from "../../mail/mail-content";
import type { MailReader } from "../../mail/mail-reader";
import type { Db } from "../../store/connection/open-store";
import { ticket, ticketDefinition, venueSection } from "../../store/schema";
import { checkInUrl, ticketQrPng } from "../box-office/tickets/ticket-qr";
import { codeSigner } from "../door/night-key";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { sentenceOf } from "./seats-of-tickets";

/** More would make the mail so long that Gmail cuts it off. */
const MOST_CODES = 12;

type MailedTickets = { stubs: MailStub[]; more: number; tickets: ReservedTicket[] };

export function ticketStubs({ db, siteUrl }: { db: Db; siteUrl: string }) {
  return {
    /** Those of the buyer's own tickets. `more` could not be shown. */
    ofOrder: (orderNumber: string, reader: MailReader) =>
      stubs(and(eq(ticket.orderNumber, orderNumber), isNull(ticket.holderEmail)), reader),

    ofTicket: (ticketNumber: string, reader: MailReader) => stubs(eq(ticket.ticketNumber, ticketNumber), reader),
  };

  async function stubs(which: SQL | undefined, reader: MailReader): Promise<MailedTickets> {
    const rows = await db
      .select({ ticket, rests: isOrderDisputed(ticket.orderNumber) })
      .from(ticket)
      .where(and(which, eq(ticket.status, "VALID")))
      .orderBy(asc(ticket.seat), asc(ticket.ticketNumber));
    const open = rows.filter(({ rests }) => !rests).map((row) => row.ticket);
    const [first] = open;
    const tints = first ? await tintsOf(first.eventId) : new Map<string, string>();
    const sign = first && (await codeSigner(db, first.eventId));
    const shown = open.slice(0, MOST_CODES);
    return {
      stubs: await Promise.all(shown.map((one) => stub(one, checkInUrl(siteUrl, one, sign), tints, reader))),
      more: open.length - shown.length,
      tickets: shown.map(({ ticketNumber: number, guestFullName: holder, orderNumber, seatWords: seat }) => ({
        ...{ number, holder, orderNumber, seat },
      })),
    };
  }

  async function stub(
    one: typeof ticket.$inferSelect,
    code: string,
    tints: Map<string, string>,
    reader: MailReader,
  ): Promise<MailStub> {
    const { t, isolated } = reader;
    const { ticketNumber: number, name, definitionId } = one;
    const content = await ticketQrPng(code);
    return {
      title: name,
      lines: [one.seatWords ? sentenceOf([one.seatWords], reader) : t.mails("tickets.unreserved")],
      number,
      tint: tints.get(definitionId) ?? "",
      picture: {
        alt: t.mails("tickets.qr", { number: isolated(number) }),
        file: { filename: `${number}.png`, contentType: "image/png", content, cid: number },
      },
    };
  }

  /** The color of each tier, by its definition. */
  async function tintsOf(eventId: string): Promise<Map<string, string>> {
    const tiers = await db
      .select({ id: ticketDefinition.id, stepFree: venueSection.accessible })
      .from(ticketDefinition)
      .leftJoin(venueSection, eq(venueSection.id, ticketDefinition.sectionId))
      .where(eq(ticketDefinition.eventId, eventId))
      .orderBy(asc(ticketDefinition.orderIndex), asc(ticketDefinition.id));
    const tints = tierTints(tiers.map(({ stepFree }) => stepFree ?? false));
    return new Map(tiers.map(({ id }, index) => [id, tints[index] ?? ""]));
  }
}
