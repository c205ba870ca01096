/** /office/money/payouts/:payoutId/entries.csv — one payout's entries as a file. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { entryTable, inFile } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { notFound } from "../../../requests/not-found-response";
import { officePage } from "../../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, csv } = await officePage(args, "payoutTable");
  const { payoutId: id = "" } = args.params;
  const entries = await desk.billing.payoutEntries(id);
  if (!entries || entries === "byHand") throw notFound(args.request);
  const { head, rows } = entryTable(entries, inFile, officeTexts("money"));
  return csv(id, [head, ...rows.map(({ cells }) => cells)]);
}
