/** Codes in the office's words. */
import type { CodeRow } from "../../../server/services/terms/terms-desk";
import { amount } from "../../domain/format/money-format";
import { officeTexts } from "../../i18n/office/office-texts";

type Discount = Pick<CodeRow, "percent" | "centsPerTicket" | "centsPerOrder">;

export function codeWords({ percent, centsPerTicket, centsPerOrder }: Discount, currency: string): string {
  const t = officeTexts("nightSale");
  const money = (cents: number) => amount(cents, currency, "en");
  if (percent !== null) return t("codes.percentOff", { percent });
  if (centsPerTicket !== null) return t("codes.ticketOff", { amount: money(centsPerTicket) });
  return centsPerOrder === null ? t("codes.opens") : t("codes.orderOff", { amount: money(centsPerOrder) });
}

export function codeState({ stoppedAt, endAt }: Pick<CodeRow, "stoppedAt" | "endAt">, now: Date): string {
  const t = officeTexts("nightSale");
  return t(stoppedAt ? "codes.stopped" : endAt <= now ? "codes.over" : "codes.works");
}
