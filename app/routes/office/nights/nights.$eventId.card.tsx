/** /office/nights/:eventId/card — the bouts of a night. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { cardForm, saveCardForm } from "../../../requests/office/nights/night-card";
import {
  discardNightDraft,
  draftKept,
  nightDraft,
  publishNight,
  refusalsOf,
} from "../../../requests/office/nights/night-draft";
import { headOf, nightAt } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { unknownIntent } from "../../../requests/unknown-intent";
import { NightCardPage } from "../../../ui/office/nights/night-card-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightCard");
  const { night } = await nightAt(office, args);
  const { draft, note, editing } = await nightDraft(office, { request: args.request, eventId: night.id });
  const [found, roster] = await Promise.all([editing.nightItem(night.id), office.desk.nights.roster()]);
  if (!found) throw notFound(args.request);
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    form: cardForm(found.item, roster),
    saved: new URL(args.request.url).searchParams.has("saved"),
    roster: roster.map(({ name }) => name),
    draft,
    note,
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightCard");
  const { night } = await nightAt(office, args);
  const { deed, form, fields } = office;
  const { nights } = office.desk;
  const posted = { eventId: night.id, form, fields, path: `/office/nights/${night.id}/card` };
  switch (deed) {
    case "save": {
      const refused = await saveCardForm(office, posted);
      return refused
        ? data({ form: refused.form }, { status: refused.status })
        : leave(args.context, `${posted.path}?saved`);
    }
    case "draft": {
      const refused = await saveCardForm(office, { ...posted, editing: nights.drafting });
      return refused ? data({ form: refused.form }, { status: refused.status }) : draftKept(args.context, posted.path);
    }
    case "publish": {
      const kept = await saveCardForm(office, { ...posted, editing: nights.drafting });
      if (kept) return data({ form: kept.form }, { status: kept.status });
      const outcome = await publishNight(office, args.context, posted);
      if (outcome instanceof Response) return outcome;
      const item = (await nights.drafting.nightItem(night.id))?.item ?? {};
      const shown = { ...cardForm(item, await nights.roster()), problems: refusalsOf(outcome) };
      return data({ form: shown, seen: outcome.seen }, { status: outcome.kind === "clash" ? 409 : 400 });
    }
    case "discard":
      return discardNightDraft(office, args.context, posted);
    default:
      throw unknownIntent();
  }
}

export default function NightCard() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const seen = answer && "seen" in answer ? answer.seen : undefined;
  return <NightCardPage {...shown} form={answer?.form ?? shown.form} saved={shown.saved && !answer} seen={seen} />;
}
