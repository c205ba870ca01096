/** The draft of a night, above the forms that edit it. */
import type { DraftNote, DraftView } from "../../../domain/office/content/draft-view";
import { DraftNoteAlert, DraftNotice } from "./draft-notice";

export type NightDraftProps = {
  draft: DraftView | undefined;
  note: DraftNote | undefined;
  /** The public version that conflicts with the draft. */
  seen: string | undefined;
};

type NightDraftNoticeProps = Pick<NightDraftProps, "draft" | "note"> & { path: string; deed: string };

export function NightDraftNotice({ draft, note, path, deed }: NightDraftNoticeProps) {
  return (
    <>
      {note && <DraftNoteAlert note={note} />}
      {draft && <DraftNotice draft={draft} path={path} deedName="deed" deedId={deed} />}
    </>
  );
}
