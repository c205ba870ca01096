/** The page that calls a night off: what follows, and how far it is. */
import { amount } from "../../../domain/format/money-format";
import type { OffJobView, OffPreviewView } from "../../../ui/office/nights/night-off-page";
import type { AtOffice } from "../office";
import { languagesOf } from "./move-form";

type Nights = AtOffice["desk"]["nights"];
type OffPreview = NonNullable<Awaited<ReturnType<Nights["offPreview"]>>>;
type OffJob = NonNullable<Awaited<ReturnType<Nights["callOffJob"]>>>;

export function offView(preview: OffPreview): OffPreviewView {
  const { night, cents, broadcasts, feeCents, people, tiers, ...counts } = preview;
  const money = (sum: number) => amount(sum, night.currency, "en");
  const { orders, tickets, used, given, disputed, holds, inCheckout, mails, digest } = counts;
  return {
    ...{ orders, tickets, used, given, disputed, holds, inCheckout, mails, digest },
    languages: languagesOf(people),
    amount: money(cents),
    broadcasts: broadcasts.count,
    broadcastAmount: money(broadcasts.cents),
    fees: money(feeCents),
    tiers: tiers.map((tier) => ({ tier: tier.name, tickets: tier.tickets, amount: money(tier.cents) })),
  };
}

export const jobView = ({ done, total, finishedAt, fault, result }: OffJob, currency: string): OffJobView => ({
  ...{ done, total, finished: finishedAt !== null, fault: fault ?? undefined },
  amount: amount(result?.cents ?? 0, currency, "en"),
  refunds: result?.refunds ?? 0,
});
