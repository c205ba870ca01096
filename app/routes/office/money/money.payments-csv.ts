/**
 * /office/money/payments.csv — payments with names, for accounting. A deed, because each download is recorded in the
 * history.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { leave } from "../../../backend.server";
import { inFile } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { moneySpan } from "../../../requests/office/money-span";
import { officeDeed, officePage } from "../../../requests/office/office";

/** After signing in again, staff return here by GET and have to press the button once more. */
export async function loader(args: LoaderFunctionArgs) {
  await officePage(args, "payments");
  return leave(args.context, `/office/money${new URL(args.request.url).search}`);
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, clock, csv } = await officeDeed(args, "payments");
  const { timeZone } = await desk.today.figures();
  const { days, span } = moneySpan({ request: args.request, timeZone, clock });
  const rows = await desk.money.exportPayments(span, staff.actor);
  const t = officeTexts("money");
  const head = (["at", "order", "what", "name", "email", "currency", "gross", "refunded", "id"] as const).map(
    (column) => t(`columns.${column}`),
  );
  return csv(`payments-${days.from}-${days.to}`, [
    head,
    ...rows.map(({ at, order, what, name, email, currency, cents, refunded, paymentIntentId }) => [
      ...[at, order, what, name, email, currency],
      ...[inFile(cents, currency), inFile(refunded, currency), paymentIntentId],
    ]),
  ]);
}
