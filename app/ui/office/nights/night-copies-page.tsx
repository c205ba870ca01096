/** Copies of a night: what to copy, and on which dates. */
import { Form } from "@remix-run/react";
import { COPIED_PARTS } from "../../../domain/office/nights/copied-parts";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightField } from "./night-field";
import { NightHead } from "./night-head";
import { DeedId } from "./night-hidden";

type NightCopiesPageProps = {
  head: NightHeadView;
  deed: string;
  zone: string;
  /** Field names of single dates. */
  dates: string[];
  form: NightFormView;
};

export function NightCopiesPage({ head, deed, zone, dates, form }: NightCopiesPageProps) {
  const t = officeTexts("nights");
  const wrong = Object.keys(form.problems).length > 0;
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("copies.title", { title: head.title })}</h2>
      <p className="soft">{t("copies.text")}</p>
      {wrong && <Alert focused>{form.problems[""]?.says ?? t("editor.problems")}</Alert>}
      <Form method="post" className="stack">
        <DeedId id={deed} />
        <fieldset className="o-box">
          <legend className="hide">{t("copies.what")}</legend>
          <h2>{t("copies.what")}</h2>
          {COPIED_PARTS.map((part) => (
            <label key={part} className="o-check">
              <input type="checkbox" name="part" value={part} defaultChecked={form.values[`part.${part}`] !== "no"} />{" "}
              {t(`copies.parts.${part}`)}
            </label>
          ))}
        </fieldset>
        <section className="o-box">
          <h2>{t("copies.dates")}</h2>
          <p className="help">{t("editor.clock", { zone })}</p>
          <div className="f2">
            {dates.map((name, index) => (
              <NightField
                key={name}
                form={form}
                name={name}
                type="datetime-local"
                label={t("copies.date", { n: index + 1 })}
              />
            ))}
          </div>
          <h2>{t("copies.weekly")}</h2>
          <div className="f2">
            <NightField form={form} name="first" type="datetime-local" label={t("copies.first")} />
            <NightField form={form} name="times" inputMode="numeric" label={t("copies.times")} />
          </div>
        </section>
        <p>
          <button type="submit" className="btn" name="intent" value="duplicate">
            {t("copies.make")}
          </button>
        </p>
      </Form>
    </div>
  );
}
