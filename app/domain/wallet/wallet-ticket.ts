/** A ticket as phone wallets get it. Dates are instants, with the hall's time zone beside them. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { TicketView } from "../tickets/ticket-view";

export type WalletNight = {
  id: string;
  shortCode: string;
  /** Increases with each change by the office, so that a wallet doesn't take the changed night for the old one. */
  revision: number;
  title: string;
  venue: string;
  address: string;
  coordinates: { lat: number; lng: number } | null;
  doors: Date;
  bell: Date;
  end: Date;
  timeZone: string;
};

export type WalletTicket = Pick<TicketView, "number" | "orderNumber" | "tier" | "seat" | "holder"> & {
  /** What the scanner at the door reads. */
  code: string;
};

/** The site's name and URL, and the language of the pass. */
export type WalletSite = { name: string; url: string; language: string };

/** Only a valid ticket gets a pass: no transferred, refunded, disputed or used one. */
export const mayHavePass = ({ state }: Pick<TicketView, "state">): boolean => state === "valid";

/** Undefined for a night that is over, canceled or without a date. Its tickets get no pass. */
export function walletNight(event: CatalogueEvent, now: Date): WalletNight | undefined {
  const { scheduleTbd, startDate, doorsDate, endDate, timeZoneId } = event.scheduling.config;
  const end = new Date(endDate);
  if (scheduleTbd || event.status === "CANCELED" || end <= now) return undefined;
  const { name, address, coordinates } = event.location;
  return {
    id: event.id,
    shortCode: event.shortCode,
    revision: event.revision,
    title: event.title,
    venue: name,
    address,
    coordinates,
    doors: new Date(doorsDate),
    bell: new Date(startDate),
    end,
    timeZone: timeZoneId,
  };
}
