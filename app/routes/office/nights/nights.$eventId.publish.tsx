/** /office/nights/:eventId/publish — shows a night to fans now or from a given day, or hides it again. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { checksOf } from "../../../requests/office/nights/night-editor";
import { clockDate, headOf, nightAt, typedForm, zoneName } from "../../../requests/office/nights/night-head";
import { publishNight } from "../../../requests/office/nights/publish-form";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightPublishPage } from "../../../ui/office/nights/night-publish-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightPublish");
  const at = await nightAt(office, args);
  const { night, taken } = at;
  const item = await office.desk.nights.nightItem(night.id);
  if (!item) throw notFound(args.request);
  return {
    head: headOf(night, office),
    checks: checksOf(at, item),
    deed: crypto.randomUUID(),
    revision: night.revision,
    zone: zoneName(night.publishedAt, night.timeZoneId),
    at: clockDate(night.publishedAt, night.timeZoneId),
    taken: { seats: taken.tickets + taken.held, atHome: taken.broadcasts + taken.checkouts },
    form: typedForm({}, {}),
    saved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightPublish");
  const { night } = await nightAt(office, args);
  const problems = await publishNight(office, night, office.deed, office.form);
  if (!problems) return leave(args.context, `/office/nights/${night.id}/publish?saved`);
  return data({ form: typedForm(office.form, problems) }, { status: 400 });
}

export default function NightPublish() {
  const shown = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return <NightPublishPage {...shown} form={form ?? shown.form} saved={shown.saved && !form} />;
}
