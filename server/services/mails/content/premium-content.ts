/**
 * The mails about Premium: payment received, payment failed, trial ending, trial refused, canceled, kept after all,
 * ended.
 */

import { BILL_ZONE, billDate } from "../../../../app/domain/billing/bill-date";
import { amount } from "../../../../app/domain/format/money-format";
import type { MailContent, MailLink } from "../../../mail/mail-content";
import { shortDay } from "../../../mail/mail-dates";
import type { MailReader } from "../../../mail/mail-reader";
import { actions } from "./actions";
import { type Receipt, receiptRows } from "./receipt-rows";
import { greeting, paragraph } from "./sentences";

type Money = { cents: number; currency: string };

export function premiumPaid(paid: Receipt, links: MailLink[], reader: MailReader): MailContent {
  const { t, language } = reader;
  return {
    subject: t.payments("mail.premiumPaidSubject"),
    preheader: `${amount(paid.cents, paid.currency, language)}, ${billDate(paid.at, language)}`,
    ink: "gold",
    word: t.mails("premium.paid"),
    heading: t.payments("mail.premiumPaid"),
    blocks: [greeting(reader), { kind: "rows", rows: receiptRows(paid, reader) }, ...actions(links)],
  };
}

/** `next`: when the payment is tried again; undefined after the last try. */
export function premiumFailed(
  { cents, currency, next }: Money & { next: Date | undefined },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language } = reader;
  const again = next && { date: billDate(next, language) };
  return {
    subject: t.payments("mail.failedSubject"),
    preheader: t.mails(again ? "premium.failedPreheader" : "premium.failedLastPreheader"),
    ink: "steel",
    word: t.mails("premium.failed"),
    heading: t.payments("mail.failed", { amount: amount(cents, currency, language) }),
    blocks: [
      greeting(reader),
      paragraph(again ? t.payments("mail.failedNext", again) : t.payments("mail.failedLast")),
      ...actions(links),
    ],
  };
}

export function trialEnding(
  { cents, currency, end }: Money & { end: Date },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language } = reader;
  const values = { date: billDate(end, language), amount: amount(cents, currency, language) };
  return {
    subject: t.payments("mail.trialSubject", values),
    preheader: t.mails("premium.trialPreheader", values),
    ink: "gold",
    word: shortDay(end, BILL_ZONE, language),
    heading: t.payments("mail.trial", values),
    blocks: [greeting(reader), paragraph(t.payments("mail.trialLeave")), ...actions(links)],
  };
}

/** The card has had a free trial before, so this one was ended. */
export function trialRefused(links: MailLink[], reader: MailReader): MailContent {
  const { t } = reader;
  return {
    subject: t.payments("mail.trialRefusedSubject"),
    preheader: t.mails("premium.refusedPreheader"),
    ink: "steel",
    word: t.mails("premium.refused"),
    heading: t.payments("mail.trialRefusedSubject"),
    blocks: [greeting(reader), paragraph(t.payments("mail.trialRefused")), ...actions(links)],
  };
}

/**
 * `kept`: until when the fan keeps Premium, and whether they may be charged before that; undefined if it is over.
 */
export function premiumCanceled(
  kept: { until: Date; mayBeCharged: boolean } | undefined,
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language } = reader;
  const values = kept && { date: billDate(kept.until, language) };
  const keptText =
    values && (kept.mayBeCharged ? t.mails("premium.canceledPreheader", values) : t.payments("mail.canceled", values));
  return {
    subject: t.payments(values ? "mail.canceledSubject" : "mail.endedSubject"),
    preheader: values ? t.mails("premium.canceledPreheader", values) : t.mails("premium.endedPreheader"),
    ink: "steel",
    word: t.mails(values ? "premium.canceled" : "premium.ended"),
    heading: t.payments(values ? "mail.canceledSubject" : "mail.endedSubject"),
    blocks: [greeting(reader), paragraph(keptText ?? t.payments("mail.ended")), ...actions(links)],
  };
}

type NextPayment = Money & { date: Date; interval: "month" | "year"; inTrial: boolean };

/** The fan undid their cancellation. */
export function premiumKept(next: NextPayment, links: MailLink[], reader: MailReader): MailContent {
  const { t, language } = reader;
  const values = { date: billDate(next.date, language), amount: amount(next.cents, next.currency, language) };
  const renewal = next.interval === "year" ? "mail.keptYear" : "mail.keptMonth";
  return {
    subject: t.payments("mail.keptSubject"),
    preheader: t.mails("premium.keptPreheader", values),
    ink: "gold",
    word: t.mails("premium.kept"),
    heading: t.payments("mail.keptSubject"),
    blocks: [
      greeting(reader),
      paragraph(t.payments(next.inTrial ? "mail.trial" : renewal, values)),
      paragraph(t.payments("mail.keptChange")),
      ...actions(links),
    ],
  };
}
