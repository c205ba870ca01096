/** /office/nights/:eventId/codes/export — a night's codes as CSV; with `batch`, those of one batch. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, csvText } from "../../../backend.server";
import { PRIVATE } from "../../../page-headers";
import { codeState, codeWords } from "../../../requests/office/code-sentences";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officePage } from "../../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightCodesExport");
  const { desk, clock } = office;
  const { night } = await nightAtDesk(args, office);
  const batch = new URL(args.request.url).searchParams.get("batch");
  const codes = (await desk.terms.codesOfNight(night.id)).filter((one) => !batch || one.batch === batch);
  const text = csvText([
    ["code", "batch", "does", "from", "until", "uses", "uses_left", "seats", "seats_left", "state"],
    ...codes.map((one) =>
      [
        ...[one.text, one.batch, codeWords(one, night.currency), one.startAt.toISOString(), one.endAt.toISOString()],
        ...[one.uses, one.usesLeft, one.seats, one.seatsLeft, codeState(one, clock.now())],
      ].map((cell) => String(cell ?? "")),
    ),
  ]);
  const file = `codes-${night.shortCode}.csv`;
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file}"`,
  };
  return answer(args.context, new Response(text, { headers: { ...PRIVATE, ...headers } }));
}
