/** An order's timeline, newest first: audit trail, money, and mails. */
import type { AuditRow } from "../../../../server/services/office/audit-desk";
import type { OrderMail } from "../../../../server/services/office/orders/order-mails";
import type { PaymentRow, RefundRow } from "../../../../server/services/refunds/refund-types";
import { amount } from "../../../domain/format/money-format";
import { spokenDateTime } from "../../../domain/format/zoned-dates";
import type { TimelineEntry } from "../../../domain/office/orders/order-view";
import { type OfficeText, officeTexts } from "../../../i18n/office/office-texts";
import { auditWords } from "./audit-words";

type Happened = { history: AuditRow[]; payments: PaymentRow[]; refunds: RefundRow[]; mails: OrderMail[] };
type HappenedAt = Omit<TimelineEntry, "when"> & { at: Date };

export function timelineOf(o: Happened, timeZone: string): TimelineEntry[] {
  const t = officeTexts("orders");
  const entries: HappenedAt[] = [
    ...o.history.map((row) => ofAudit(row, t)),
    ...o.payments.map(({ id, createdAt: at, cents, currency }) => ({
      ...{ id, at, what: t("happened.paid", { amount: amount(cents, currency, "en") }), tone: "key" as const },
      ...{ by: undefined, text: undefined },
    })),
    ...o.refunds.map((row) => ofRefund(row, o.payments, t)),
    ...o.mails.map((mail, index) => ofMail(mail, index, t)),
  ];
  return entries
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, when: spokenDateTime(at, timeZone, "en") }));
}

function ofAudit(
  { id, at, action, actor, via, entity, detail, personal }: AuditRow,
  t: OfficeText<"orders">,
): HappenedAt {
  const { note, before, after } = personal ?? {};
  const changed = before && after ? `${wordsOf(before)} → ${wordsOf(after)}` : undefined;
  const about = action.startsWith("ticket.") ? `: ${entity}` : "";
  return {
    ...{ id, at },
    what: auditWords(action) + about,
    by: via ? t("happened.by", { name: actor }) : undefined,
    text: [note, changed, reasonOf(detail.why, t)].filter((one) => typeof one === "string").join(" · ") || undefined,
    tone: action === "order.noted" ? "key" : undefined,
  };
}

const REASONS = ["cannotCome", "moved", "mistake", "quality", "other"] as const;
function reasonOf(why: unknown, t: OfficeText<"orders">): string | undefined {
  const reason = REASONS.find((one) => one === why);
  return reason && t(`refund.reasons.${reason}`);
}

const wordsOf = (values: unknown): string => Object.values(values as Record<string, string>).join(", ");

function ofRefund(row: RefundRow, payments: PaymentRow[], t: OfficeText<"orders">): HappenedAt {
  const currency = payments.find(({ id }) => id === row.paymentId)?.currency ?? "usd";
  const money = { amount: amount(row.cents, currency, "en") };
  const returned = row.returnedAt !== null;
  const what = returned ? "refundReturned" : row.providerRefundId ? "refunded" : "refundWaits";
  return {
    ...{ id: row.id, at: row.returnedAt ?? row.createdAt, what: t(`happened.${what}`, money), by: undefined },
    ...{ text: row.failureReason ?? undefined, tone: returned ? "bad" : "key" },
  };
}

function ofMail(mail: OrderMail, index: number, t: OfficeText<"orders">): HappenedAt {
  const state = mail.failedAt
    ? t("happened.mailFailed", { error: mail.lastError ?? "" })
    : t(mail.sentAt ? "happened.mailSent" : "happened.mailWaits");
  return {
    ...{ id: `mail-${index}`, at: mail.sentAt ?? mail.createdAt, by: undefined },
    what: t("happened.mail", { kind: mail.template.replaceAll("_", " ") }),
    text: state,
    tone: mail.failedAt ? "bad" : undefined,
  };
}
