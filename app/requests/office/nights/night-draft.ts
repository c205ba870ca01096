/** Drafts on the pages of a night's texts and card. */

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
  /** Where the form's texts are read and saved. */
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

/** Redirects after a draft was saved. */
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

/** Publishes a night's draft. Redirects to the page, or returns why it is refused. */
export async function publishNight({ desk, staff }: AtOffice, context: object, { eventId, path, form }: DraftedForm) {
  const outcome = await desk.nights.publishDraft({ eventId, actor: staff.actor, seen: form.seen });
  if (outcome.kind === "gone") return leave(context, path);
  // Without a change, the draft was published or discarded in the meantime.
  if (outcome.kind === "saved") return leave(context, `${path}?done=${outcome.changed ? "published" : "nothing"}`);
  return outcome;
}

/** A refusal in sentences, for a form that doesn't show all of the night's fields. */
export function refusalsOf(outcome: Exclude<Awaited<ReturnType<typeof publishNight>>, Response>): string[] {
  const t = officeTexts("nights");
  return outcome.kind === "problems"
    ? Object.entries(outcome.problems).map(([name, { says }]) => `${name} ${says}`)
    : Object.entries(outcome.clashes).map(([name, { theirs }]) => `${name}: ${t("editor.theirs", { theirs })}`);
}
