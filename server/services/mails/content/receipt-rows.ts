/** What was paid, when, and under which invoice number. */
import { amount } from "../../../../app/domain/format/money-format";
import { dateOf } from "../../../../app/domain/format/zoned-dates";
import type { MailRow } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";

/** Dates in mails about billing are days in UTC. */
export const ZONE = "UTC";

export type Receipt = { cents: number; currency: string; at: Date; invoiceNumber: string | undefined };

export function receiptRows(
  { cents, currency, at, invoiceNumber }: Receipt,
  { t, language, isolated }: MailReader,
): MailRow[] {
  const paid = { amount: amount(cents, currency, language), date: dateOf(at, ZONE, language) };
  const number = invoiceNumber && t.payments("mail.invoiceLine", { number: isolated(invoiceNumber) });
  return [{ label: t.payments("mail.paidLine", paid), strong: true }, ...(number ? [{ label: number }] : [])];
}
