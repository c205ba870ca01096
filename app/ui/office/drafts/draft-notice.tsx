/** Says that an item has a draft: its author, what keeps it from being published, its preview, and a link to it. */
import { Form } from "@remix-run/react";
import type { DraftNote, DraftView } from "../../../domain/office/content/draft-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";

/** `path`: the editor's page, without a query. `alone`: the item isn't public yet. */
type DraftNoticeProps = { draft: DraftView; path: string; deedName: string; deedId: string; alone?: boolean };

export function DraftNotice({ draft, path, deedName, deedId, alone = false }: DraftNoticeProps) {
  const t = officeTexts("content");
  const { author, at, open, faults, preview, revision } = draft;
  return (
    <section className="o-box o-draft">
      <p>
        <span className="badge">{t("draft.badge")}</span> {t(open ? "draft.isOpen" : "draft.exists", { author, at })}
      </p>
      {faults.length > 0 && (
        <>
          <p>{t("draft.faults")}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      {preview && (
        <p>
          <a href={preview.href}>{t("draft.show")}</a>
          <span className="soft"> {t("draft.link", preview)}</span>
        </p>
      )}
      {!preview && faults.length === 0 && <p className="soft">{t("draft.noPage")}</p>}
      <div className="row">
        {!alone && (
          <a className="btn quiet line" href={open ? path : `${path}?draft`}>
            {t(open ? "draft.close" : "draft.open")}
          </a>
        )}
        <Form method="post" action={`${path}?draft`}>
          <input type="hidden" name="seen" value={revision} />
          <input type="hidden" name={deedName} value={deedId} />
          <button className="btn quiet line" type="submit" name="intent" value="discard">
            {t("draft.discard")}
          </button>
        </Form>
      </div>
    </section>
  );
}

/** The result of the last form about the draft. */
export function DraftNoteAlert({ note }: { note: DraftNote }) {
  return (
    <Alert tone={note === "changed" ? "bad" : "good"} focused>
      {officeTexts("content")(`draft.notes.${note}`)}
    </Alert>
  );
}
