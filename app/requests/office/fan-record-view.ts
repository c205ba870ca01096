/** What is known about a fan, as the office's page shows it. */
import type { FanRecord } from "../../../server/services/office/fans/fans-desk";
import { scheduledEnd } from "../../domain/billing/scheduled-end";
import { amount } from "../../domain/format/money-format";
import type { FanView } from "../../domain/office/fan-view";
import { officeTexts } from "../../i18n/office/office-texts";
import { venueTime } from "./night-at-desk";
import { nightDate } from "./nights/night-date";

const day = (at: Date) => at.toISOString().slice(0, 10);

export function fanRecordView(fan: FanRecord, now: Date): FanView {
  const t = officeTexts("fans");
  return {
    name: fan.name || t("nameless"),
    emails: fan.emails,
    userId: fan.userId,
    orders: fan.orders.map(({ order, ...night }) => ({
      ...{ number: order.orderNumber, status: order.status, total: amount(order.totalCents, order.currency, "en") },
      ...{ night: night.title, when: nightDate(night, venueTime), since: day(order.createdAt) },
    })),
    tickets: fan.tickets.map(({ ticketNumber, name, seat, status, checkedInAt, ...night }) => ({
      ...{ number: ticketNumber, night: night.title, when: nightDate(night, venueTime), status },
      place: [name, seat?.placeId].filter(Boolean).join(", "),
      scanned: checkedInAt ? venueTime(checkedInAt, night.timeZoneId) : undefined,
    })),
    purchases: fan.purchases.map(({ bought, orderNumber }) => ({
      ...{ id: bought.id, name: bought.name, number: orderNumber ?? undefined, status: bought.status },
      ...{ total: amount(bought.cents, bought.currency, "en"), since: day(bought.createdAt) },
    })),
    memberships: fan.memberships.map((one) => ({
      id: one.id,
      status: one.status,
      price: `${amount(one.priceCents, one.currency, "en")}, ${t(`fan.${one.interval}`)}`,
      since: day(one.startedAt),
      until: untilOf(one, now),
    })),
    letters: fan.letters.map(({ id, subject, createdAt, orderNumber }) => ({
      ...{ id, subject, since: day(createdAt), order: orderNumber ?? undefined },
    })),
    newsletter: fan.newsletterAt && day(fan.newsletterAt),
    follows: fan.follows.map(({ kind, name, createdAt, confirmedAt }) => ({
      ...{ kind, name, since: day(createdAt), confirmed: confirmedAt !== null },
    })),
    waiting: fan.waiting.map(({ status, quantity, createdAt, ...night }) => ({
      ...{ night: night.title, when: nightDate(night, venueTime), status, quantity, since: day(createdAt) },
    })),
  };
}

function untilOf(one: FanRecord["memberships"][number], now: Date): string {
  const t = officeTexts("fans");
  const said = (key: "premiumEnded" | "trialUntil" | "premiumEnds" | "premiumUntil", at: Date) =>
    t(`fan.${key}`, { date: day(at) });
  if (one.endedAt) return said("premiumEnded", one.endedAt);
  const end = scheduledEnd(one.cancelAtPeriodEnd, one.cancelAt, one.currentPeriodEnd);
  if (end) return said("premiumEnds", end);
  if (one.trialEnd && one.trialEnd > now) return said("trialUntil", one.trialEnd);
  return said("premiumUntil", one.currentPeriodEnd);
}
