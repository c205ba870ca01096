/** Money tables that exist both as a page and as a file. */
import {
  campaignTable,
  disputeTable,
  type Grouping,
  sumTable,
  tierTable,
  type WriteMoney,
} from "../../domain/office/views/money-view";
import { officeTexts } from "../../i18n/office/office-texts";
import type { AtOffice } from "./office";

type MoneyTables = AtOffice["desk"];
type Span = Parameters<MoneyTables["money"]["byDay"]>[0];
const DAY_MS = 86_400_000;
const MOST_DAYS = 3_650;

/** Sums for these days, and the number of payments whose fee isn't known yet. */
export async function sumsTable(desk: Pick<MoneyTables, "money">, by: Grouping, span: Span, write: WriteMoney) {
  const t = officeTexts("money");
  if (by === "tier") return { table: tierTable(await desk.money.byTier(span), write, t), withoutFee: 0 };
  const sums = by === "day" ? await desk.money.byDay(span) : await desk.money.byNight(span);
  const withoutFee = sums.reduce((sum, one) => sum + one.withoutFee, 0);
  return { table: sumTable(by, sums, write, t), withoutFee };
}

export async function disputesTable(desk: Pick<MoneyTables, "billing">, write: WriteMoney, linked: boolean) {
  return disputeTable(await desk.billing.disputes(), write, officeTexts("money"), linked);
}

/** `text` is a number of days; 30 if it isn't one. */
export async function campaignsTable(
  desk: Pick<MoneyTables, "money">,
  text: string | null,
  now: Date,
  write: WriteMoney,
) {
  const days = /^[1-9]\d{0,3}$/.test(text ?? "") ? Math.min(MOST_DAYS, Number(text)) : 30;
  const figures = await desk.money.campaigns(new Date(now.getTime() - days * DAY_MS));
  return { days, table: campaignTable(figures, write, officeTexts("money")) };
}
