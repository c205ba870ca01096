/** /office/money/tables/… — the money tables as files. None of them contains fans' names. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { groupingIn, inFile, type MoneyTable } from "../../../domain/office/views/money-view";
import { notFound } from "../../../requests/not-found-response";
import { moneySpan } from "../../../requests/office/money-span";
import { campaignsTable, disputesTable, sumsTable } from "../../../requests/office/money-table";
import { type AtOffice, officePage } from "../../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const at = await officePage(args, "moneyTable");
  const { file = "" } = args.params;
  const table = await tableOf(file, at, args.request);
  if (!table) throw notFound(args.request);
  return at.csv(file.replace(/\.csv$/, ""), [table.head, ...table.rows.map(({ cells }) => cells)]);
}

async function tableOf(file: string, { desk, clock }: AtOffice, request: Request): Promise<MoneyTable | undefined> {
  const query = new URL(request.url).searchParams;
  switch (file) {
    case "sums.csv": {
      const { timeZone } = await desk.today.figures();
      const { span } = moneySpan({ request, timeZone, clock });
      return (await sumsTable(desk, groupingIn(query.get("by")), span, inFile)).table;
    }
    case "disputes.csv":
      return disputesTable(desk, inFile, false);
    case "campaigns.csv":
      return (await campaignsTable(desk, query.get("days"), clock.now(), inFile)).table;
    default:
      return undefined;
  }
}
