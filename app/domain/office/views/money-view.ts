/** Money as tables. Pages show the cells with currency signs; files have the same cells as plain numbers. */
import type { MoneySum, TierSum } from "../../../../server/services/office/money/money-sums";
import type { CampaignFigures } from "../../../../server/services/sale-campaigns";
import type { OfficeText } from "../../../i18n/office/office-texts";
import { amount, moneyOf } from "../../format/money-format";
import { instantKey } from "./utc-text";

export type MoneyTable = {
  head: string[];
  /** Index of the first column with numbers. Columns from there on are right-aligned. */
  numbers: number;
  rows: { key: string; cells: string[]; link?: { to: string; label: string } }[];
};
export type WriteMoney = (cents: number, currency: string) => string;

export const GROUPINGS = ["day", "night", "tier"] as const;
export type Grouping = (typeof GROUPINGS)[number];
export const groupingIn = (text: string | null): Grouping => GROUPINGS.find((one) => one === text) ?? "day";

/** "$1,250.00". */
export const onPage: WriteMoney = (cents, currency) => amount(cents, currency, "en");
/** "1250.00". */
export const inFile: WriteMoney = (cents, currency) =>
  (cents < 0 ? "-" : "") + moneyOf(Math.abs(cents), currency).amount;

export function sumTable(by: "day" | "night", sums: MoneySum[], write: WriteMoney, t: OfficeText<"money">): MoneyTable {
  const columns = ["currency", "payments", "gross", "refunded", "disputed", "fees", "net"] as const;
  const rows = sums.map((sum) => rowOf(titleOf(sum, t), sum, write));
  const totals = totalsOf(sums).map((sum) => rowOf(t("all"), sum, write));
  return {
    head: [t(`columns.${by}`), ...columns.map((column) => t(`columns.${column}`))],
    numbers: 2,
    rows: sums.length > 1 ? [...rows, ...totals] : rows,
  };
}

function rowOf(title: string, sum: MoneySum, write: WriteMoney) {
  const { key, currency, payments, gross, refunded, disputed, fees } = sum;
  const parts = [gross, refunded, disputed, fees, gross - refunded - disputed - fees];
  const cells = [title, currency, String(payments), ...parts.map((cents) => write(cents, currency))];
  return { key: `${key} ${currency}`, cells };
}

const titleOf = ({ key, title }: MoneySum, t: OfficeText<"money">): string =>
  title || (key === "ppv" || key === "shop" || key === "ticket" ? t(`kinds.${key}`) : key);

function totalsOf(sums: MoneySum[]): MoneySum[] {
  const totals = new Map<string, MoneySum>();
  for (const sum of sums) {
    const before = totals.get(sum.currency);
    if (!before) {
      totals.set(sum.currency, { ...sum, key: "all", title: "" });
      continue;
    }
    for (const name of ["payments", "gross", "refunded", "disputed", "fees", "withoutFee"] as const) {
      before[name] += sum[name];
    }
  }
  return [...totals.values()];
}

export const tierTable = (sums: TierSum[], write: WriteMoney, t: OfficeText<"money">): MoneyTable => ({
  head: (["tier", "currency", "seats", "gross", "returnedSeats", "returned"] as const).map((one) =>
    t(`columns.${one}`),
  ),
  numbers: 2,
  rows: sums.map(({ name, currency, seats, gross, returnedSeats, returned }) => ({
    key: `${name} ${currency}`,
    cells: [
      ...[name, currency, String(seats), write(gross, currency)],
      ...[String(returnedSeats), write(returned, currency)],
    ],
  })),
});

type Disputed = {
  id: string;
  what: string;
  cents: number;
  currency: string;
  reason: string;
  status: string;
  openedAt: Date;
  closedAt: Date | null;
};

/** `linked`: with links to the evidence sheets. */
export const disputeTable = (
  all: Disputed[],
  write: WriteMoney,
  t: OfficeText<"money">,
  linked: boolean,
): MoneyTable => ({
  head: (["at", "what", "reason", "status", "decided", "id", "amount"] as const).map((one) => t(`columns.${one}`)),
  numbers: 6,
  rows: all.map(({ id, what, cents, currency, reason, status, openedAt, closedAt }) => ({
    key: id,
    cells: [
      ...[instantKey(openedAt), what, reason.replaceAll("_", " "), status.replaceAll("_", " ")],
      ...[closedAt ? instantKey(closedAt) : "", id, write(cents, currency.toUpperCase())],
    ],
    ...(linked && { link: { to: `/office/money/disputes/${id}`, label: t("dispute.evidenceOf", { id }) } }),
  })),
});

export const campaignTable = (figures: CampaignFigures[], write: WriteMoney, t: OfficeText<"money">): MoneyTable => ({
  head: (["source", "medium", "campaign", "orders", "tickets", "paid"] as const).map((one) => t(`columns.${one}`)),
  numbers: 3,
  rows: figures.map(({ source, medium, campaign, orders, tickets, currency, cents }) => ({
    key: [source, medium, campaign, currency].join(" "),
    cells: [
      ...[source || t("campaign.unknown"), medium, campaign],
      ...[String(orders), String(tickets), write(cents, currency)],
    ],
  })),
});

type Difference = {
  at: Date;
  what: string;
  cents: number;
  currency: string;
  stripe: string;
  ours: string;
  state: "repaired" | "repairable" | "open";
};

export const differenceTable = (findings: Difference[], write: WriteMoney, t: OfficeText<"money">): MoneyTable => ({
  head: (["at", "difference", "stripe", "ours", "outcome", "amount"] as const).map((one) => t(`columns.${one}`)),
  numbers: 5,
  rows: findings.map(({ at, what, cents, currency, stripe, ours, state }, index) => ({
    key: String(index),
    cells: [instantKey(at), what, stripe, ours, t(`compare.outcomes.${state}`), write(cents, currency.toUpperCase())],
  })),
});

type PayoutRow = { id: string; at: Date; cents: number; currency: string; status: string };

export const payoutTable = (payouts: PayoutRow[], write: WriteMoney, t: OfficeText<"money">): MoneyTable => ({
  head: (["arrives", "status", "id", "amount"] as const).map((one) => t(`columns.${one}`)),
  numbers: 3,
  rows: payouts.map(({ id, at, cents, currency, status }) => ({
    key: id,
    cells: [instantKey(at).slice(0, 10), status, id, write(cents, currency.toUpperCase())],
    link: { to: `/office/money/payouts/${id}`, label: t("payout.open", { id }) },
  })),
});

type BalanceEntry = {
  id: string;
  createdAt: Date;
  type: string;
  paymentIntentId: string | null;
  cents: number;
  feeCents: number;
  currency: string;
};

export const entryTable = (entries: BalanceEntry[], write: WriteMoney, t: OfficeText<"money">): MoneyTable => ({
  head: (["at", "kind", "id", "amount", "fee", "net"] as const).map((one) => t(`columns.${one}`)),
  numbers: 3,
  rows: entries.map(({ id, createdAt, type, paymentIntentId, cents, feeCents, currency }) => ({
    key: id,
    cells: [
      ...[instantKey(createdAt), type.replaceAll("_", " "), paymentIntentId ?? id],
      ...[cents, feeCents, cents - feeCents].map((part) => write(part, currency.toUpperCase())),
    ],
  })),
});
