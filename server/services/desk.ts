/** What the office works with, at its pages and in its commands: the services of a site, on the same store. */
import { drawBeacon } from "../clients/draw-beacon";
import type { Config } from "../config/config";
import type { Outbox } from "../mail/outbox";
import type { Clock } from "../process/clock";
import type { EndedSessions } from "../session/ended-sessions";
import type { Store } from "../store/db";
import type { Billing } from "./billing";
import type { BoxOffice } from "./box-office";
import { type TicketDesk, ticketDesk } from "./box-office/office/ticket-desk";
import { type GoodsDesk, goodsDesk } from "./goods/goods-desk";
import { type ParcelDesk, parcelDesk } from "./goods/parcel-desk";
import { type AuditDesk, auditDesk } from "./office/audit-desk";
import { type HealthDesk, healthDesk } from "./office/health-desk";
import { type MailDesk, mailDesk } from "./office/mail-desk";
import { type MoneyDesk, moneyDesk } from "./office/money/money-desk";
import { type StaffDesk, staffDesk } from "./office/staff-desk";
import { type TodayDesk, todayDesk } from "./office/today/today-desk";
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
  history: AuditDesk;
  staff: StaffDesk;
  money: MoneyDesk;
  health: HealthDesk;
  mails: MailDesk;
  today: TodayDesk;
};

type Derived =
  | "tickets"
  | "goods"
  | "parcels"
  | "seats"
  | "onSale"
  | "terms"
  | "waiting"
  | "history"
  | "staff"
  | "today"
  | "health"
  | "mails"
  | "money";
type DeskParts = Omit<Desk, Derived> & { endedSessions: Pick<EndedSessions, "addAll"> };

/** A desk with the services of the running site. */
export function deskOf(parts: DeskParts, { DRAW_BEACON: url }: Pick<Config, "DRAW_BEACON">): Desk {
  const { store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects } = parts;
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
    history: auditDesk(parts),
    staff: staffDesk(parts),
    today: todayDesk(parts),
    health: healthDesk(parts),
    mails: mailDesk(parts),
    money: moneyDesk(parts),
  };
}
