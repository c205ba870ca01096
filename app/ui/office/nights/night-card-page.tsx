/** The card of a night: its bouts, who stands on which side, and how they ended. */
import { Form } from "@remix-run/react";
import type { CardFormView } from "../../../domain/office/nights/card-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { BoutFields } from "./bout-fields";
import { NightHead } from "./night-head";
import { DeedId, FormEnd } from "./night-hidden";
import { NightSaveBar } from "./night-save-bar";

type NightCardPageProps = {
  head: NightHeadView;
  deed: string;
  form: CardFormView;
  saved: boolean;
  /** Names for the fields' suggestions. */
  roster: string[];
};

const NEW_BOUT = { order: "", title: "", stipulation: "", championship: "", winner: "", sides: [[], []] };

export function NightCardPage({ head, deed, form, saved, roster }: NightCardPageProps) {
  const t = officeTexts("nights");
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
      <p className="soft">{t("card.text")}</p>
      <Form method="post" className="stack">
        <DeedId id={deed} />
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
        <NightSaveBar back={`/office/nights/${head.id}/card`} />
      </Form>
    </div>
  );
}
