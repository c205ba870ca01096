/**
 * The class and object of a Google Wallet event ticket, as a signed link contains them. Google's references
 * `eventticketclass` and `eventticketobject` document the keys. Google labels rows, seats and doors in the phone's
 * language; everything else is in the fan's. Nothing is repeated, because some browsers truncate long links. Google
 * archives a ticket some time after its show has ended.
 */
import { zonedIso } from "../format/zoned-iso";
import type { WalletLabels } from "./wallet-labels";
import type { WalletNight, WalletSite, WalletTicket } from "./wallet-ticket";

type GoogleTicketOptions = {
  issuerId: string;
  site: WalletSite;
  labels: Pick<WalletLabels, "unreserved">;
  /** `#rrggbb`. */
  background: string;
};

export function googleTicket(ticket: WalletTicket, night: WalletNight, options: GoogleTicketOptions) {
  const { issuerId, site, labels, background } = options;
  const { language } = site;
  const iso = (at: Date) => zonedIso(at, night.timeZone);
  const worded = (value: string) => ({ defaultValue: { language, value } });
  // Google keeps the first class and object with an id and ignores later links' versions.
  const version = `${night.revision}-${language}`;
  const classId = `${issuerId}.${night.shortCode}-${version}`;
  return {
    eventTicketClasses: [
      {
        id: classId,
        reviewStatus: "UNDER_REVIEW",
        issuerName: site.name,
        eventName: worded(night.title),
        venue: { name: worded(night.venue), address: worded(night.address || night.venue) },
        dateTime: { doorsOpen: iso(night.doors), start: iso(night.bell), end: iso(night.end) },
        hexBackgroundColor: background,
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuerId}.${ticket.number}-${version}${seatMark(ticket)}`,
        classId,
        state: "ACTIVE",
        ticketHolderName: ticket.holder,
        ticketNumber: ticket.number,
        reservationInfo: { confirmationCode: ticket.orderNumber },
        seatInfo: {
          ...(ticket.seat
            ? {
                section: worded(ticket.seat.section),
                row: worded(ticket.seat.row),
                seat: worded(ticket.seat.number),
                ...(ticket.seat.entrance && { gate: worded(ticket.seat.entrance) }),
              }
            : { section: worded(ticket.tier), seat: worded(labels.unreserved) }),
        },
        ...(ticket.seat && { ticketType: worded(ticket.tier) }),
        barcode: { type: "QR_CODE", value: ticket.code },
      },
    ],
  };
}

/** A ticket with another seat is another object. Ids may have letters, digits, dots, dashes and underscores. */
const seatMark = ({ seat }: WalletTicket): string => (seat ? `-${seat.placeId.replace(/[^\w.-]/g, "_")}` : "");
