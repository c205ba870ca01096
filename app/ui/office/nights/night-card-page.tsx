/** The card of a night: its bouts, the wrestlers on each side, and the results. */
import { Form } from "@remix-run/react";
import type { CardFormView } from "../../../domain/office/nights/card-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightDraftNotice, type NightDraftProps } from "../drafts/night-draft-notice";
import { saveAttributes } from "../forms/save-attributes";
import { BoutFields } from "./bout-fields";
import { NightHead } from "./night-head";
import { DeedId, FirstButton, FormEnd, SeenVersion } from "./night-hidden";
import { NightSaveBar } from "./night-save-bar";

type NightCardPageProps = NightDraftProps & {
  head: NightHeadView;
  deed: string;
  form: CardFormView;
  saved: boolean;
  /** Suggestions for the name fields. */
  roster: string[];
};

const NEW_BOUT = { order: "", title: "", stipulation: "", championship: "", winner: "", sides: [[], []] };

export function NightCardPage({ head, deed, form, saved, roster, draft, note, seen }: NightCardPageProps) {
  const t = officeTexts("nights");
  const intent = draft?.open ? "draft" : "save";
  const path = `/office/nights/${head.id}/card`;
  return (
    <div className="stack">
      <NightHead {...head} />
      {saved && (
        <Alert tone="good" focused>
          {t("editor.saved")}
        </Alert>
      )}
      {form.problems.length > 0 && (
        <Alert focused>
          <p>{t("editor.problems")}</p>
          <ul>
            {form.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <NightDraftNotice {...{ draft, note, path, deed }} />
      <p className="soft">{t("card.text")}</p>
      <Form
        method="post"
        action={draft?.open ? `${path}?draft` : path}
        className="stack"
        {...saveAttributes({ intent, refused: form.problems.length > 0 })}
      >
        <DeedId id={deed} />
        <FirstButton intent={intent} />
        <SeenVersion seen={seen} />
        <input type="hidden" name="was" value={form.was} />
        <datalist id="roster">
          {roster.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {form.bouts.map((bout, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bout has no id, and its fields bear its number
          <BoutFields key={n} n={n} bout={bout} />
        ))}
        <BoutFields n={form.bouts.length} bout={NEW_BOUT} isNew />
        <FormEnd />
        <NightSaveBar back={draft?.open ? `${path}?draft` : path} draft={draft?.open ? "open" : "closed"} />
      </Form>
    </div>
  );
}
