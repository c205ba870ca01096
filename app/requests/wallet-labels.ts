/** The labels of a pass, from a language's text tables. */
import type { WalletLabels } from "../domain/wallet/wallet-labels";
import { textsOf } from "../i18n/texts";

export async function walletLabels(language: string, title: string): Promise<WalletLabels> {
  const { t } = await textsOf(language, ["wallet", "mine", "seat"]);
  return {
    description: t.wallet("description", { title }),
    date: t.wallet("date"),
    doors: t.wallet("doors"),
    bell: t.wallet("bell"),
    venue: t.wallet("venue"),
    tier: t.mine("tickets.tier"),
    gate: t.seat("gate"),
    section: t.seat("section"),
    row: t.seat("row"),
    seat: t.seat("seat"),
    unreserved: t.mine("pass.unreserved"),
    name: t.wallet("name"),
    order: t.wallet("order"),
    number: t.wallet("number"),
    rules: t.wallet("rules"),
    yours: t.wallet("yours"),
  };
}
