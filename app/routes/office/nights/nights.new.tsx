/** /office/nights/new — creates a draft from a show or a title, a venue and a date. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { modelChoices, newNightForm } from "../../../requests/office/nights/new-night";
import { typedForm } from "../../../requests/office/nights/night-head";
import { nightChoices } from "../../../requests/office/nights/night-list";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NewNightPage } from "../../../ui/office/nights/new-night-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "newNight");
  const [choices, models] = await Promise.all([nightChoices(desk.nights), modelChoices(desk.nights)]);
  return { ...choices, models, deed: crypto.randomUUID(), form: typedForm({}, {}) };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "newNight");
  const { id, problems } = await newNightForm(office, office.form);
  if (id) return leave(args.context, `/office/nights/${id}`);
  return data({ form: typedForm(office.form, problems) }, { status: 400 });
}

export default function NewNight() {
  const shown = useLoaderData<typeof loader>();
  return <NewNightPage {...shown} form={useActionData<typeof action>()?.form ?? shown.form} />;
}
