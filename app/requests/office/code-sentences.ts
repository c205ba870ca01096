/** Codes described in sentences. */
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

type Limits = {
  tiers: string[];
  minimumSeats: number;
  uses?: number | undefined;
  seats?: number | undefined;
  perBuyer?: number | undefined;
  email?: string | undefined;
};

/** The limits of a new code, one sentence each. */
export function codeLimits({ tiers, uses, seats, perBuyer, minimumSeats, email }: Limits): string[] {
  const t = officeTexts("nightSale");
  return [
    ...(tiers.length > 0 ? [t("codes.preview.tiers", { tiers: tiers.join(", ") })] : []),
    ...(uses ? [t("codes.preview.uses", { count: uses })] : []),
    ...(seats ? [t("codes.preview.seatsInAll", { count: seats })] : []),
    ...(perBuyer ? [t("codes.preview.perBuyer", { count: perBuyer })] : []),
    ...(minimumSeats > 1 ? [t("codes.preview.minimum", { count: minimumSeats })] : []),
    ...(email ? [t("codes.preview.email", { email })] : []),
  ];
}

export function codeState({ stoppedAt, endAt }: Pick<CodeRow, "stoppedAt" | "endAt">, now: Date): string {
  const t = officeTexts("nightSale");
  return t(stoppedAt ? "codes.stopped" : endAt <= now ? "codes.over" : "codes.works");
}
