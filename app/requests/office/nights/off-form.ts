/** The page that calls off a night: its consequences and progress. */
import { type MoneySum, sumsOf, sumsText } from "../../../domain/format/money-sums";
import type { OffJobView, OffPreviewView } from "../../../ui/office/nights/night-off-page";
import type { AtOffice } from "../office";
import { languagesOf } from "./move-form";

type Nights = AtOffice["desk"]["nights"];
type OffPreview = NonNullable<Awaited<ReturnType<Nights["offPreview"]>>>;
type OffJob = NonNullable<Awaited<ReturnType<Nights["callOffJob"]>>>;

export function offView(preview: OffPreview): OffPreviewView {
  const { night, sums, broadcasts, fees, people, tiers, ...counts } = preview;
  const money = (of: MoneySum[]) => sumsText(of, night.currency);
  const { orders, tickets, used, given, disputed, holds, inCheckout, mails, digest } = counts;
  return {
    ...{ orders, tickets, used, given, disputed, holds, inCheckout, mails, digest },
    languages: languagesOf(people),
    amount: money(sums),
    broadcasts: broadcasts.count,
    broadcastAmount: money(broadcasts.sums),
    fees: money(fees),
    tiers: tiers.map((tier) => ({ tier: tier.name, tickets: tier.tickets, amount: money(tier.sums) })),
  };
}

export const jobView = ({ done, total, finishedAt, fault, result }: OffJob, currency: string): OffJobView => ({
  ...{ done, total, finished: finishedAt !== null, fault: fault ?? undefined },
  amount: sumsText(result?.sums ?? sumsOf([{ currency, cents: result?.cents ?? 0 }]), currency),
  refunds: result?.refunds ?? 0,
});
