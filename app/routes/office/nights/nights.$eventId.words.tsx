/** /office/nights/:eventId/words — a night's texts and poster. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { discardNightDraft, draftKept, nightDraft, publishNight } from "../../../requests/office/nights/night-draft";
import { editRefused, saveNightForm } from "../../../requests/office/nights/night-editor";
import { openForm, partsOfForm } from "../../../requests/office/nights/night-form";
import { headOf, nightAt } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { unknownIntent } from "../../../requests/unknown-intent";
import { NightWordsPage } from "../../../ui/office/nights/night-words-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightWords");
  const { night } = await nightAt(office, args);
  const { draft, note, editing } = await nightDraft(office, { request: args.request, eventId: night.id });
  const found = await editing.nightItem(night.id);
  if (!found) throw notFound(args.request);
  const saved = new URL(args.request.url).searchParams.has("saved");
  const form = openForm(found.words, found.words);
  const photos = await office.desk.nights.photos(found.item);
  return { head: headOf(night, office), deed: crypto.randomUUID(), form, saved, photos, draft, note };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightWords");
  const at = await nightAt(office, args);
  const { deed, form } = office;
  const eventId = at.night.id;
  const posted = { eventId, form, path: `/office/nights/${eventId}/words` };
  const editing = office.desk.nights.drafting;
  switch (deed) {
    case "save": {
      const refused = await saveNightForm(office, at, posted);
      return refused
        ? data({ form: refused.form }, { status: refused.status })
        : leave(args.context, `${posted.path}?saved`);
    }
    case "draft": {
      const refused = await saveNightForm(office, at, { ...posted, editing });
      return refused ? data({ form: refused.form }, { status: refused.status }) : draftKept(args.context, posted.path);
    }
    case "publish": {
      const kept = await saveNightForm(office, at, { ...posted, editing });
      if (kept) return data({ form: kept.form }, { status: kept.status });
      const outcome = await publishNight(office, args.context, posted);
      if (outcome instanceof Response) return outcome;
      const refused = editRefused(office, at, partsOfForm(form) ?? { was: {}, typed: {} }, outcome);
      return data({ form: refused.form, seen: outcome.seen }, { status: refused.status });
    }
    case "discard":
      return discardNightDraft(office, args.context, posted);
    default:
      throw unknownIntent();
  }
}

export default function NightWords() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const seen = answer && "seen" in answer ? answer.seen : undefined;
  return <NightWordsPage {...shown} form={answer?.form ?? shown.form} saved={shown.saved && !answer} seen={seen} />;
}
