/** /office/nights/{id}/door/list.csv — the door list, with the times of entry, for a spreadsheet. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "../../../backend.server";
import { nightClock, nightOr404 } from "../../../requests/office/door-of-night";
import { officePage } from "../../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "nightDoorCsv");
  const night = await nightOr404(desk, args.params.eventId, args.request);
  const guests = await desk.tickets.doorList(night.id);
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="door-${night.shortCode}.csv"`,
    "Cache-Control": "no-store",
  };
  return answer(args.context, new Response(desk.tickets.doorListCsv(guests, nightClock(night)), { headers }));
}
