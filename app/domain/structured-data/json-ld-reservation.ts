/** Tickets in schema.org terms, for the mail that contains them. The ticket code is left out. */
import type { EventReservation, WithContext } from "schema-dts";
import type { SeatWords } from "../seating/seat-words";
import { withOffset } from "./json-ld-dates";

type ReservedNight = {
  title: string;
  startAt: Date;
  timeZoneId: string;
  url: string;
  venue: { name: string; street: string; city: string; region: string; postalCode: string; country: string } | null;
};
export type ReservedTicket = { number: string; holder: string; orderNumber: string; seat: SeatWords | null };

export const reservationsJsonLd = (
  { title, startAt, timeZoneId, url, venue }: ReservedNight,
  tickets: readonly ReservedTicket[],
): WithContext<EventReservation>[] =>
  tickets.map(({ number, holder, orderNumber, seat }) => ({
    "@context": "https://schema.org",
    "@type": "EventReservation",
    reservationNumber: orderNumber,
    reservationStatus: "https://schema.org/ReservationConfirmed",
    underName: { "@type": "Person", name: holder },
    reservationFor: {
      "@type": "SportsEvent",
      name: title,
      url,
      startDate: withOffset(startAt.toISOString(), timeZoneId),
      ...(venue && {
        location: {
          "@type": "Place",
          name: venue.name,
          address: {
            "@type": "PostalAddress",
            streetAddress: venue.street,
            addressLocality: venue.city,
            addressRegion: venue.region,
            postalCode: venue.postalCode,
            addressCountry: venue.country,
          },
        },
      }),
    },
    reservedTicket: {
      "@type": "Ticket",
      ticketNumber: number,
      ...(seat && {
        ticketedSeat: {
          "@type": "Seat",
          seatSection: seat.sectionLabel,
          seatRow: seat.row,
          seatNumber: seat.seat,
        },
      }),
    },
  }));
