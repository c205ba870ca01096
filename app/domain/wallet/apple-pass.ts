/**
 * The `pass.json` of an Apple Wallet event ticket, without the certificate's identifiers. Apple's "Pass" reference
 * documents the keys. Texts are in the fan's language instead of the phone's: the fan chose it, and a translation table
 * wouldn't cover dates and names.
 */
import type { PassProps } from "passkit-generator";
import { zonedDates } from "../format/zoned-dates";
import { zonedIso } from "../format/zoned-iso";
import type { WalletLabels } from "./wallet-labels";
import type { WalletNight, WalletSite, WalletTicket } from "./wallet-ticket";

/** As `#rrggbb`. */
type PassColors = { background: string; text: string; label: string };

export function applePass(
  ticket: WalletTicket,
  night: WalletNight,
  { site, labels, colors }: { site: WalletSite; labels: WalletLabels; colors: PassColors },
): PassProps {
  const { timeZone, coordinates } = night;
  const iso = (at: Date) => zonedIso(at, timeZone);
  const { short, long } = zonedDates(night.bell, timeZone, site.language);
  const bell = zonedDates(night.bell, timeZone, site.language);
  const doors = zonedDates(night.doors, timeZone, site.language);
  return {
    serialNumber: ticket.number,
    groupingIdentifier: night.id,
    organizationName: site.name,
    logoText: site.name,
    description: labels.description,
    backgroundColor: rgb(colors.background),
    foregroundColor: rgb(colors.text),
    labelColor: rgb(colors.label),
    // Phones show the pass on the lock screen when the doors open. Older systems read only `relevantDate`.
    relevantDate: iso(night.doors),
    relevantDates: [{ startDate: iso(night.doors), endDate: iso(night.end) }],
    expirationDate: iso(night.end),
    ...(coordinates && { locations: [{ latitude: coordinates.lat, longitude: coordinates.lng }] }),
    barcodes: [
      { format: "PKBarcodeFormatQR", message: ticket.code, messageEncoding: "iso-8859-1", altText: ticket.number },
    ],
    semantics: {
      eventType: "PKEventTypeSports",
      eventName: night.title,
      eventStartDate: iso(night.bell),
      eventEndDate: iso(night.end),
      venueName: night.venue,
      venueDoorsOpenDate: iso(night.doors),
      ...(ticket.seat && {
        seats: [{ seatSection: ticket.seat.section, seatRow: ticket.seat.row, seatNumber: ticket.seat.number }],
      }),
      ...(ticket.seat?.entrance && { venueEntrance: ticket.seat.entrance }),
      ...(coordinates && { venueLocation: { latitude: coordinates.lat, longitude: coordinates.lng } }),
    },
    eventTicket: {
      headerFields: [{ key: "date", label: labels.date, value: short }],
      primaryFields: [{ key: "show", label: "", value: night.title }],
      secondaryFields: [
        { key: "venue", label: labels.venue, value: night.venue },
        { key: "doors", label: labels.doors, value: doors.time },
        { key: "bell", label: labels.bell, value: `${bell.time} ${bell.zone}` },
        ...(ticket.seat?.entrance ? [{ key: "gate", label: labels.gate, value: ticket.seat.entrance }] : []),
      ],
      auxiliaryFields: [...placeOf(ticket, labels), { key: "name", label: labels.name, value: ticket.holder }],
      backFields: [
        ...(ticket.seat ? [{ key: "tier", label: labels.tier, value: ticket.tier }] : []),
        { key: "when", label: labels.date, value: long },
        { key: "address", label: labels.venue, value: [night.venue, night.address].filter(Boolean).join("\n") },
        { key: "number", label: labels.number, value: ticket.number },
        { key: "order", label: labels.order, value: ticket.orderNumber },
        { key: "rules", label: site.name, value: labels.rules },
        { key: "yours", label: labels.yours, value: `${site.url}/tickets/details/${night.id}` },
      ],
    },
  } as PassProps;
}

/** A row of a pass has room for four fields, so with a numbered seat the tier goes on the back. */
function placeOf({ seat, tier }: WalletTicket, labels: WalletLabels) {
  if (!seat)
    return [
      { key: "tier", label: labels.tier, value: tier },
      { key: "seat", label: labels.seat, value: labels.unreserved },
    ];
  return [
    { key: "section", label: labels.section, value: seat.section },
    { key: "row", label: labels.row, value: seat.row },
    { key: "seat", label: labels.seat, value: seat.number },
  ];
}

/** Apple expects `rgb(11, 12, 18)`. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
