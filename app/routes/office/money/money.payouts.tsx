/** /office/money/payouts — what Stripe has paid to our bank. For the owner. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { onPage, payoutTable } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { officePage } from "../../../requests/office/office";
import { TablePage } from "../../../ui/office/money/table-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "payouts");
  return { table: payoutTable(await desk.billing.payouts(), onPage, officeTexts("money")) };
}

export default function Payouts() {
  const t = officeTexts("money");
  return <TablePage title={t("payouts")} nothing={t("payout.none")} {...useLoaderData<typeof loader>()} />;
}
