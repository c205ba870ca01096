/** What was paid, when, and under which invoice number. */
import { billDate } from "../../../../app/domain/billing/bill-date";
import { amount } from "../../../../app/domain/format/money-format";
import type { MailRow } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";

export type Receipt = { cents: number; currency: string; at: Date; invoiceNumber: string | undefined };

export function receiptRows(
  { cents, currency, at, invoiceNumber }: Receipt,
  { t, language, isolated }: MailReader,
): MailRow[] {
  const paid = { amount: amount(cents, currency, language), date: billDate(at, language) };
  const number = invoiceNumber && t.payments("mail.invoiceLine", { number: isolated(invoiceNumber) });
  return [{ label: t.payments("mail.paidLine", paid), strong: true }, ...(number ? [{ label: number }] : [])];
}
