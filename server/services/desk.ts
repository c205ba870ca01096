/** What the office works with, at its pages and in its commands: the services of a site, on the same store. */
import { drawBeacon } from "../clients/draw-beacon";
import type { Config } from "../config/config";
import type { Outbox } from "../mail/outbox";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { EndedSessions } from "../session/ended-sessions";
import type { Store } from "../store/db";
import type { Billing } from "./billing";
import type { BoxOffice } from "./box-office";
import { type TicketDesk, ticketDesk } from "./box-office/office/ticket-desk";
import { type ContentDesk, contentDesk } from "./content/desk/content-desk";
import { type GoodsDesk, goodsDesk } from "./goods/goods-desk";
import { type NightDesk, nightDesk } from "./nights/night-desk";
import { type AuditDesk, auditDesk } from "./office/audit-desk";
import { type FansDesk, fansDesk } from "./office/fans-desk";
import { type LetterDesk, letterDesk } from "./office/letter-desk";
import { type OrderDesk, orderDesk } from "./office/orders/order-desk";
import { type ParcelDesk, parcelDesk } from "./goods/parcel-desk";
import { type AuditDesk, auditDesk } from "./office/audit-desk";
import { type TodayDesk, todayDesk } from "./office/today/today-desk";
import { type StaffDesk, staffDesk } from "./office/staff-desk";
import { type SaleDesk, saleDesk } from "./on-sale/sale-desk";
import type { Redirects } from "./redirects";
import type { Refunds } from "./refunds";
import type { SalesServices } from "./sales";
import { type SeatDesk, seatDesk } from "./seating/seat-desk";
import { type TermsDesk, termsDesk } from "./terms/terms-desk";
import { type WaitingDesk, waitingDesk } from "./waiting/waiting-desk";

export type Desk = {
  store: Store;
  clock: Clock;
  siteUrl: string;
  boxOffice: BoxOffice;
  billing: Billing;
  refunds: Refunds;
  outbox: Outbox;
  /** Resolves when the work that nobody waited for is done. */
  drained: SalesServices["drained"];
  redirects: Redirects;
  tickets: TicketDesk;
  goods: GoodsDesk;
  parcels: ParcelDesk;
  seats: SeatDesk;
  onSale: SaleDesk;
  terms: TermsDesk;
  waiting: WaitingDesk;
  content: ContentDesk;
  nights: NightDesk;
  fans: FansDesk;
  history: AuditDesk;
  orders: OrderDesk;
  letters: LetterDesk;
  staff: StaffDesk;
  today: TodayDesk;
};

type Derived =
  | "tickets"
  | "goods"
  | "seats"
  | "onSale"
  | "terms"
  | "waiting"
  | "content"
  | "nights"
  | "history"
  | "staff";
type DeskParts = Omit<Desk, Derived> & {
  endedSessions: Pick<EndedSessions, "addAll">;
  report: Report;
  later: SalesServices["later"];
};
type Derived = "tickets" | "goods" | "seats" | "onSale" | "terms" | "waiting" | "fans" | "history" | "staff";
  | "history"
  | "orders"
  | "letters"
  | "staff";
type Derived = "tickets" | "goods" | "parcels" | "seats" | "onSale" | "terms" | "waiting" | "history" | "staff" | "today";
type DeskParts = Omit<Desk, Derived> & { endedSessions: Pick<EndedSessions, "addAll"> };

/** A desk with the services of the running site. */
export function deskOf(
  parts: DeskParts,
  { DRAW_BEACON: url, SITE_NAME: siteName }: Pick<Config, "DRAW_BEACON" | "SITE_NAME">,
): Desk {
  const { store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects } = parts;
  const tickets = ticketDesk(parts);
  const content = contentDesk(parts);
  return {
    ...{ store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects },
    tickets,
    goods: goodsDesk(parts),
  const goods = goodsDesk(parts);
  return {
    ...{ store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects },
    tickets: ticketDesk(parts),
    goods,
    parcels: parcelDesk(parts, goods),
    seats: seatDesk(parts),
    onSale: saleDesk({ ...parts, beacon: url ? { url, roundAt: drawBeacon().roundAt } : undefined }),
    terms: termsDesk(parts),
    waiting: waitingDesk(parts),
    content,
    nights: nightDesk({ ...parts, siteName, tickets, content }),
    fans: fansDesk(parts),
  const lists = { tickets: ticketDesk(parts), goods: goodsDesk(parts), waiting: waitingDesk(parts) };
  return {
    ...{ store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects },
    ...lists,
    seats: seatDesk(parts),
    onSale: saleDesk({ ...parts, beacon: url ? { url, roundAt: drawBeacon().roundAt } : undefined }),
    terms: termsDesk(parts),
    orders: orderDesk({ ...parts, ...lists }),
    letters: letterDesk(parts),
    history: auditDesk(parts),
    staff: staffDesk(parts),
    today: todayDesk(parts),
  };
}
