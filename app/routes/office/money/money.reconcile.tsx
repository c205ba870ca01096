/** /office/money/reconcile — our books compared with Stripe's. Viewing changes nothing; a button repairs them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { daysIn } from "../../../domain/office/views/money-days";
import { differenceTable, onPage } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { type AtOffice, officeDeed, officePage } from "../../../requests/office/office";
import { ReconcilePage } from "../../../ui/office/money/reconcile-page";

const DAYS = 7;
const DAY_MS = 86_400_000;

export async function loader(args: LoaderFunctionArgs) {
  const at = await officePage(args, "reconcile");
  const query = new URL(args.request.url).searchParams;
  return {
    days: daysIn(query, at.clock.now(), DAYS, "UTC"),
    compared: query.has("from") ? await compared(at, query, false) : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { fields, ...at } = await officeDeed(args, "reconcile");
  return { compared: await compared(at, new URLSearchParams(fields), true) };
}

async function compared(
  { desk, clock, staff }: Pick<AtOffice, "desk" | "clock" | "staff">,
  query: URLSearchParams,
  repair: boolean,
) {
  const { from, to } = daysIn(query, clock.now(), DAYS, "UTC");
  const span = { from: new Date(`${from}T00:00:00Z`), until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) };
  const work = { repair, progress: () => undefined };
  const { payments, foreign, findings } = repair
    ? await desk.money.repairBooks(() => desk.billing.compareBooks(span, work), { span, actor: staff.actor })
    : await desk.billing.compareBooks(span, work);
  return {
    ...{ payments, foreign },
    count: findings.length,
    repairable: findings.some(({ state }) => state === "repairable"),
    table: differenceTable(findings, onPage, officeTexts("money")),
  };
}

export default function Reconcile() {
  const { days, compared } = useLoaderData<typeof loader>();
  const repaired = useActionData<typeof action>();
  return <ReconcilePage days={days} compared={repaired?.compared ?? compared} />;
}
