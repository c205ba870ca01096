/** /office/nights/:eventId/words — a night's texts and poster. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { saveNightForm } from "../../../requests/office/nights/night-editor";
import { openForm } from "../../../requests/office/nights/night-form";
import { headOf, nightAt } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightWordsPage } from "../../../ui/office/nights/night-words-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightWords");
  const { night } = await nightAt(office, args);
  const found = await office.desk.nights.nightItem(night.id);
  if (!found) throw notFound(args.request);
  const saved = new URL(args.request.url).searchParams.has("saved");
  const form = openForm(found.words, found.words);
  const photos = await office.desk.nights.photos();
  return { head: headOf(night, office), deed: crypto.randomUUID(), form, saved, photos };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightWords");
  const at = await nightAt(office, args);
  const eventId = at.night.id;
  const refused = await saveNightForm(office, at, { eventId, form: office.form });
  if (!refused) return leave(args.context, `/office/nights/${eventId}/words?saved`);
  return data({ form: refused.form }, { status: refused.status });
}

export default function NightWords() {
  const shown = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return <NightWordsPage {...shown} form={form ?? shown.form} saved={shown.saved && !form} />;
}
