/** /office/nights.csv — the filtered list of nights as a file. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "../../../backend.server";
import { nightFilterIn } from "../../../domain/office/nights/night-filter";
import { csvRows } from "../../../requests/office/nights/night-list";
import { officePage } from "../../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "nightsCsv");
  const { rows } = await desk.nights.listAll(nightFilterIn(new URL(args.request.url).searchParams));
  const text = desk.nights.csvText(csvRows(rows, clock.now()));
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="nights.csv"',
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  return answer(args.context, new Response(text, { headers }));
}
