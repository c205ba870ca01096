/** What the pages of a night's words and card do with its draft. */

import { leave } from "../../../backend.server";
import type { DraftNote, DraftView } from "../../../domain/office/content/draft-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { draftAt, draftNote } from "../content/open-draft";
import { deedIdOf } from "../forms/deed-id";
import type { AtOffice } from "../office";

type DraftPage = { request: Request; eventId: string };
type NightDraft = {
  draft: DraftView | undefined;
  note: DraftNote | undefined;
  /** Where the form's texts come from and go to. */
  editing: AtOffice["desk"]["nights"]["drafting"];
};

/** The draft of a night, and whether the page shows it. */
export async function nightDraft(office: AtOffice, { request, eventId }: DraftPage): Promise<NightDraft> {
  const query = new URL(request.url).searchParams;
  const { nights } = office.desk;
  const draft = await draftAt(office, { name: "events", key: eventId, open: query.has("draft") });
  return { draft, note: draftNote(query), editing: draft?.open ? nights.drafting : nights };
}

type DraftedForm = { eventId: string; path: string; form: Record<string, string> };

/** After a draft was kept. */
export const draftKept = (context: object, path: string) => leave(context, `${path}?draft&done=kept`);

export async function discardNightDraft(
  { desk, staff }: AtOffice,
  context: object,
  { eventId, path, form }: DraftedForm,
) {
  const { kind } = await desk.drafts.discard("events", eventId, {
    ...{ actor: staff.actor, seen: form.seen },
    deedId: deedIdOf(form),
  });
  return leave(context, kind === "changed" ? `${path}?draft&done=changed` : `${path}?done=discarded`);
}

/** Publishes a night's draft. Leads to the page, or returns why not. */
export async function publishNight({ desk, staff }: AtOffice, context: object, { eventId, path, form }: DraftedForm) {
  const outcome = await desk.nights.publishDraft({ eventId, actor: staff.actor, seen: form.seen });
  if (outcome.kind === "saved" || outcome.kind === "gone") return leave(context, `${path}?done=published`);
  return outcome;
}

/** Sentences of a refusal, for a form that doesn't show all fields of the night. */
export function refusalsOf(outcome: Exclude<Awaited<ReturnType<typeof publishNight>>, Response>): string[] {
  const t = officeTexts("nights");
  return outcome.kind === "problems"
    ? Object.entries(outcome.problems).map(([name, { says }]) => `${name} ${says}`)
    : Object.entries(outcome.clashes).map(([name, { theirs }]) => `${name}: ${t("editor.theirs", { theirs })}`);
}
