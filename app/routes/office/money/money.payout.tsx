/** /office/money/payouts/:payoutId — the entries of one payout. For the owner. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { entryTable, onPage } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { notFound } from "../../../requests/not-found-response";
import { officePage } from "../../../requests/office/office";
import { TablePage } from "../../../ui/office/money/table-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "payout");
  const { payoutId: id = "" } = args.params;
  const entries = await desk.billing.payoutEntries(id);
  if (!entries) throw notFound(args.request);
  const t = officeTexts("money");
  if (entries === "byHand") return { id, nothing: t("payout.byHand"), table: entryTable([], onPage, t) };
  return { id, nothing: t("payout.empty"), table: entryTable(entries, onPage, t) };
}

export default function Payout() {
  const { id, nothing, table } = useLoaderData<typeof loader>();
  const t = officeTexts("money");
  const file = `/office/money/payouts/${id}/entries.csv`;
  return <TablePage title={t("payout.title", { id })} nothing={nothing} file={file} table={table} />;
}
