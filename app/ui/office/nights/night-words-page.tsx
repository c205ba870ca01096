/** The texts of a night and what its poster is drawn from. */
import { Form, Link } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightChoice, NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightField, NightSelect, NightTextarea } from "./night-field";
import { NightFormAlert } from "./night-form-alert";
import { NightHead } from "./night-head";
import { DeedId, FormEnd, OpenedWith } from "./night-hidden";
import { NightSaveBar } from "./night-save-bar";

type NightWordsPageProps = {
  head: NightHeadView;
  deed: string;
  form: NightFormView;
  saved: boolean;
  photos: NightChoice[];
};

export function NightWordsPage({ head, deed, form, saved, photos }: NightWordsPageProps) {
  const t = officeTexts("nights");
  return (
    <div className="stack">
      <NightHead {...head} />
      <NightFormAlert form={form} saved={saved} />
      <Form method="post" className="stack">
        <DeedId id={deed} />
        <OpenedWith was={form.was} />
        <section className="o-box">
          <NightField form={form} name="title" label={t("editor.title")} />
          <NightField form={form} name="slug" label={t("editor.slug")} />
          <NightTextarea form={form} name="description" label={t("editor.short")} rows={2} most={500} />
          <NightTextarea form={form} name="about" label={t("editor.about")} rows={12} most={9_000} />
        </section>
        <section className="o-box">
          <h2>{t("editor.poster")}</h2>
          <div className="f2">
            {(["seed", "layout", "ink", "kicker"] as const).map((field) => (
              <NightField key={field} form={form} name={`poster.${field}`} label={t(`editor.${field}`)} />
            ))}
            <NightSelect
              form={form}
              name="poster.photo"
              label={t("editor.photo")}
              options={photos}
              none={t("editor.noPhoto")}
              help={<Link to="/office/media">{t("editor.upload")}</Link>}
            />
          </div>
        </section>
        <FormEnd />
        <NightSaveBar back={`/office/nights/${head.id}/words`} />
      </Form>
    </div>
  );
}
