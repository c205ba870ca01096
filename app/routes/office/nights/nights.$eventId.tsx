/** /office/nights/:eventId — a night's seats, tiers, sale, times and place. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { lookAhead, nightEditor, saveNightForm } from "../../../requests/office/nights/night-editor";
import { nightAt } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightEditorPage } from "../../../ui/office/nights/night-editor-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "night");
  const at = await nightAt(office, args);
  const item = await office.desk.nights.nightItem(at.night.id);
  if (!item) throw notFound(args.request);
  const saved = new URL(args.request.url).searchParams.has("saved");
  return { ...(await nightEditor(office, at, item)), saved };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "night");
  const at = await nightAt(office, args);
  const posted = { eventId: at.night.id, form: office.form };
  switch (office.deed) {
    case "look": {
      const { status, ...shown } = await lookAhead(office, at, posted);
      return data(shown, { status });
    }
    case "save": {
      const refused = await saveNightForm(office, at, posted);
      if (!refused) return leave(args.context, `/office/nights/${at.night.id}?saved`);
      return data({ form: refused.form, follows: undefined }, { status: refused.status });
    }
  }
}

export default function Night() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = answer?.form ?? shown.form;
  return <NightEditorPage {...shown} form={form} follows={answer?.follows} saved={shown.saved && !answer} />;
}
