/** /office/nights/:eventId/card — the bouts of a night. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { cardForm, saveCardForm } from "../../../requests/office/nights/night-card";
import { headOf, nightAt } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightCardPage } from "../../../ui/office/nights/night-card-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightCard");
  const { night } = await nightAt(office, args);
  const { nights } = office.desk;
  const [found, roster] = await Promise.all([nights.nightItem(night.id), nights.roster()]);
  if (!found) throw notFound(args.request);
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    form: cardForm(found.item, roster),
    saved: new URL(args.request.url).searchParams.has("saved"),
    roster: roster.map(({ name }) => name),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightCard");
  const { night } = await nightAt(office, args);
  const { form, fields } = office;
  const refused = await saveCardForm(office, { eventId: night.id, form, fields });
  if (!refused) return leave(args.context, `/office/nights/${night.id}/card?saved`);
  return data({ form: refused.form }, { status: refused.status });
}

export default function NightCard() {
  const shown = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return <NightCardPage {...shown} form={form ?? shown.form} saved={shown.saved && !form} />;
}
