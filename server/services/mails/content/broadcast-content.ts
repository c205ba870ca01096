/** The mails about a bought broadcast, and about refunds that are not of tickets or goods. */
import { amount, price } from "../../../../app/domain/format/money-format";
import { dateOf } from "../../../../app/domain/format/zoned-dates";
import type { MailContent, MailLink } from "../../../mail/mail-content";
import { startOf } from "../../../mail/mail-dates";
import type { MailReader } from "../../../mail/mail-reader";
import { actions } from "./actions";
import { type Receipt, receiptRows } from "./receipt-rows";
import { greeting, paragraph } from "./sentences";

/** `start` is undefined if its night was put off, and has no new date yet. */
export function broadcastPaid(
  { title, start, timeZoneId, paid }: { title: string; start: Date | undefined; timeZoneId: string; paid: Receipt },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language, isolated } = reader;
  const when = start && startOf(start, timeZoneId, language);
  const subject = (shown: string) => t.payments("mail.nightPaidSubject", { title: shown });
  return {
    subject: subject(title),
    preheader: when ? t.mails("broadcast.preheader", { date: when }) : t.mails("postponed.text"),
    ink: "ice",
    word: t.mails("broadcast.word"),
    heading: start
      ? t.payments("mail.nightPaid", { title: isolated(title), date: dateOf(start, timeZoneId, language) })
      : subject(isolated(title)),
    band: { lines: when ? [when, title] : [title] },
    blocks: [
      greeting(reader),
      ...(start ? [] : [paragraph(t.mails("postponed.text"))]),
      { kind: "rows", rows: receiptRows(paid, reader) },
      ...actions(links),
    ],
  };
}

type MovedBroadcast = {
  title: string;
  start: Date | undefined;
  before: Date | null;
  timeZoneId: string;
  /** Whether the site refunds a reader who asks for it. */
  mayRefund: boolean;
};

/** Its night has another date, or none yet if `start` is undefined. */
export function broadcastMoved(
  { title, start, before, timeZoneId, mayRefund }: MovedBroadcast,
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language, isolated } = reader;
  const turn = start ? "moved" : "postponed";
  const was = before ? [t.mails("moved.was", { date: startOf(before, timeZoneId, language) })] : [];
  return {
    subject: t.mails(`${turn}.subject`, { title }),
    preheader: t.mails("broadcast.stays"),
    ink: "gold",
    word: t.mails(`${turn}.word`),
    heading: t.mails(`${turn}.heading`, { title: isolated(title) }),
    ...(start && { band: { lines: [startOf(start, timeZoneId, language), ...was] } }),
    blocks: [
      greeting(reader),
      ...(start ? [] : [paragraph(t.mails("postponed.text"))]),
      paragraph(t.mails("broadcast.stays")),
      ...(mayRefund ? [paragraph(t.mails("broadcast.refund"))] : []),
      ...actions(links),
    ],
  };
}

/** Its night is called off. The reader got the broadcast for free, so there is no word about money. */
export function broadcastOff({ title, link }: { title: string; link: string }, reader: MailReader): MailContent {
  const { t, isolated } = reader;
  return {
    subject: t.mails("canceled.subject", { title }),
    preheader: t.mails("broadcast.off"),
    ink: "steel",
    word: t.mails("canceled.word"),
    heading: t.mails("canceled.heading", { title: isolated(title) }),
    blocks: [
      greeting(reader),
      paragraph(t.mails("broadcast.off")),
      paragraph(t.mails("canceled.nothing")),
      { kind: "button", label: t.mails("refund.button"), url: link },
    ],
  };
}

/** `canceled`: together with its night. The others: it was canceled or closed before the payment came in. */
export type BroadcastRefundReason = "canceled" | "canceledBefore" | "closedBefore";
type RefundedPurchase = { cents: number; currency: string; title: string };

export function paidBack(
  { cents, currency, title, why }: RefundedPurchase & { why?: BroadcastRefundReason | undefined },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language, isolated } = reader;
  const values = { amount: amount(cents, currency, language), title: isolated(title) };
  return {
    subject: t.payments("mail.refundSubject", values),
    preheader: t.mails("refund.days"),
    ink: "steel",
    word: price(cents, currency, language),
    heading: t.mails("refund.heading"),
    blocks: [
      greeting(reader),
      ...(why ? [paragraph(reasonOf(why, values.title, reader))] : []),
      paragraph(t.payments("mail.refund", values)),
      ...actions(links),
    ],
  };
}

function reasonOf(why: BroadcastRefundReason, title: string, { t }: MailReader): string {
  if (why === "closedBefore") return t.mails("broadcast.late");
  return t.mails(why === "canceled" ? "canceled.heading" : "refund.canceled", { title });
}

/** The bank returned the refund to us. */
export function refundFailed(
  { cents, currency, title }: RefundedPurchase,
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language, isolated } = reader;
  const values = { amount: amount(cents, currency, language), title: isolated(title) };
  return {
    subject: t.payments("mail.refundFailedSubject", values),
    preheader: t.mails("refund.returned"),
    ink: "steel",
    word: price(cents, currency, language),
    heading: t.payments("mail.refundFailedSubject", values),
    blocks: [greeting(reader), paragraph(t.payments("mail.refundFailed", values)), ...actions(links)],
  };
}
