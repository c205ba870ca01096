/** What the office works with, at its pages and in its commands: the services of a site, on the same store. */
import { drawBeacon } from "../clients/draw-beacon";
import type { Config } from "../config/config";
import { mediaFolder } from "../config/media-folder";
import type { Outbox } from "../mail/outbox";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { EndedSessions } from "../session/ended-sessions";
import type { Store } from "../store/db";
import type { Billing } from "./billing";
import type { BoxOffice } from "./box-office";
import { type TicketDesk, ticketDesk } from "./box-office/office/ticket-desk";
import { type Streams, streamCheck } from "./broadcasts/check-stream";
import { type ContentDesk, contentDesk } from "./content/desk/content-desk";
import { type ContentForms, contentForms } from "./content/desk/content-forms";
import { itemWriting } from "./content/desk/write-item";
import { type DraftDesk, draftDesk } from "./content/drafts/draft-desk";
import { type TranslationDesk, translationDesk } from "./content/translations/translation-desk";
import { type StockDesk, stockDesk } from "./goods/count-stock";
import { type GoodsDesk, goodsDesk } from "./goods/goods-desk";
import { type ParcelDesk, parcelDesk } from "./goods/parcel-desk";
import { type AccessTokens, accessTokens } from "./machines/access-tokens";
import { type NightSales, nightSales } from "./machines/night-sales";
import { type WebhookDesk, webhookDesk } from "./machines/webhook-desk";
import { type NightDesk, nightDesk } from "./nights/night-desk";
import { type AuditDesk, auditDesk } from "./office/audit-desk";
import { type FansDesk, fansDesk } from "./office/fans/fans-desk";
import { type HealthDesk, healthDesk } from "./office/health-desk";
import { type LetterDesk, letterDesk } from "./office/letter-desk";
import { type MailDesk, mailDesk } from "./office/mail-desk";
import { type MoneyDesk, moneyDesk } from "./office/money/money-desk";
import { type OrderDesk, orderDesk } from "./office/orders/order-desk";
import { type StaffDesk, staffDesk } from "./office/staff-desk";
import { type TodayDesk, todayDesk } from "./office/today/today-desk";
import { type SaleDesk, saleDesk } from "./on-sale/sale-desk";
import { type PictureDesk, pictureDesk } from "./pictures/picture-desk";
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
  drafts: DraftDesk;
  translations: TranslationDesk;
  nights: NightDesk;
  fans: FansDesk;
  contentForms: ContentForms;
  stock: StockDesk;
  pictures: PictureDesk;
  streams: Streams;
  history: AuditDesk;
  orders: OrderDesk;
  letters: LetterDesk;
  staff: StaffDesk;
  money: MoneyDesk;
  health: HealthDesk;
  mails: MailDesk;
  today: TodayDesk;
  tokens: AccessTokens;
  webhooks: WebhookDesk;
  /** What nights have sold, for other programs. */
  nightSales: NightSales;
};

/** The services that a site already has; the desk creates the others. */
type DeskParts = Pick<
  Desk,
  "store" | "clock" | "siteUrl" | "boxOffice" | "billing" | "refunds" | "outbox" | "drained" | "redirects"
> & {
  endedSessions: Pick<EndedSessions, "addAll">;
  report: Report;
  later: SalesServices["later"];
};

type DeskConfig = Pick<
  Config,
  "DRAW_BEACON" | "SITE_NAME" | "FILMS_DIR" | "MEDIA_DIR" | "DATA_DIR" | "WEBHOOK_ALLOW_PRIVATE"
>;
/** A desk with the services of the running site. */
export function deskOf(parts: DeskParts, config: DeskConfig): Desk {
  const { DRAW_BEACON: url, SITE_NAME: siteName } = config;
  const { store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects } = parts;
  const [tickets, goods, waiting] = [ticketDesk(parts), goodsDesk(parts), waitingDesk(parts)];
  const content = contentDesk(parts);
  const drafts = draftDesk({ ...parts, writing: itemWriting(parts) });
  return {
    ...{ store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects },
    ...{ tickets, goods, waiting, content, drafts },
    parcels: parcelDesk(parts, goods),
    orders: orderDesk({ ...parts, tickets, goods, waiting }),
    letters: letterDesk(parts),
    fans: fansDesk(parts),
    seats: seatDesk(parts),
    onSale: saleDesk({ ...parts, beacon: url ? { url, roundAt: drawBeacon().roundAt } : undefined }),
    terms: termsDesk(parts),
    nights: nightDesk({ ...parts, siteName, tickets, content, drafts }),
    contentForms: contentForms(parts),
    translations: translationDesk({ ...parts, content }),
    stock: stockDesk(parts),
    pictures: pictureDesk({ ...parts, folder: mediaFolder(config) }),
    streams: streamCheck({ clock, films: config.FILMS_DIR }),
    history: auditDesk(parts),
    staff: staffDesk(parts),
    today: todayDesk(parts),
    health: healthDesk(parts),
    mails: mailDesk(parts),
    money: moneyDesk(parts),
    tokens: accessTokens(parts),
    webhooks: webhookDesk({ store, clock, allowPrivate: config.WEBHOOK_ALLOW_PRIVATE }),
    nightSales: nightSales(parts),
  };
}
