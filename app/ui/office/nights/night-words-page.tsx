/** The texts of a night, and what its poster is drawn from. */
import { Form, Link } from "@remix-run/react";
import { languagesHref } from "../../../domain/office/content/content-sections";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightChoice, NightHeadView } from "../../../domain/office/nights/night-views";
import { INK_NAMES, POSTER_LAYOUTS } from "../../../domain/pictures/drawing-names";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightDraftNotice, type NightDraftProps } from "../drafts/night-draft-notice";
import { saveAttributes } from "../forms/save-attributes";
import { NightField, NightSelect, NightTextarea } from "./night-field";
import { isRefused, NightFormAlert } from "./night-form-alert";
import { NightHead } from "./night-head";
import { DeedId, FirstButton, FormEnd, OpenedWith, SeenVersion } from "./night-hidden";
import { NightSaveBar } from "./night-save-bar";

type NightWordsPageProps = NightDraftProps & {
  head: NightHeadView;
  deed: string;
  form: NightFormView;
  saved: boolean;
  photos: NightChoice[];
};

const asOptions = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const DRAWING_CHOICES = { layout: asOptions(POSTER_LAYOUTS), ink: asOptions(INK_NAMES) };

export function NightWordsPage({ head, deed, form, saved, photos, draft, note, seen }: NightWordsPageProps) {
  const t = officeTexts("nights");
  const intent = draft?.open ? "draft" : "save";
  const path = `/office/nights/${head.id}/words`;
  return (
    <div className="stack">
      <NightHead {...head} />
      <NightFormAlert form={form} saved={saved} />
      <p>
        <Link to={languagesHref("nights", head.id)}>{officeTexts("content")("languages.link")}</Link>
      </p>
      <NightDraftNotice {...{ draft, note, path, deed }} />
      <Form
        method="post"
        action={draft?.open ? `${path}?draft` : path}
        className="stack"
        {...saveAttributes({ intent, refused: isRefused(form) })}
      >
        <DeedId id={deed} />
        <FirstButton intent={intent} />
        <SeenVersion seen={seen} />
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
            <NightField form={form} name="poster.seed" label={t("editor.seed")} />
            {(["layout", "ink"] as const).map((field) => (
              <NightSelect
                key={field}
                form={form}
                name={`poster.${field}`}
                label={t(`editor.${field}`)}
                options={DRAWING_CHOICES[field]}
                none={t("editor.fromSeed")}
              />
            ))}
            <NightField form={form} name="poster.kicker" label={t("editor.kicker")} />
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
        <NightSaveBar back={draft?.open ? `${path}?draft` : path} draft={draft?.open ? "open" : "closed"} />
      </Form>
    </div>
  );
}
