/** The form for a new night. */
import { Form, Link } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightChoice } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightField, NightSelect } from "./night-field";
import { DeedId } from "./night-hidden";

type NewNightPageProps = {
  deed: string;
  form: NightFormView;
  shows: NightChoice[];
  places: NightChoice[];
  /** Nights whose tiers can be copied. */
  models: NightChoice[];
};

export function NewNightPage({ deed, form, shows, places, models }: NewNightPageProps) {
  const t = officeTexts("nights");
  const wrong = Object.keys(form.problems).length > 0;
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/nights">{t("title")}</Link> / {t("list.new")}
      </p>
      <h1>{t("new.title")}</h1>
      <p className="soft">{t("new.text")}</p>
      {wrong && <Alert focused>{form.problems[""]?.says ?? t("editor.problems")}</Alert>}
      {places.length === 0 ? (
        <div className="o-box">
          <p>{t("new.noPlaces")}</p>
          <p>
            <Link className="btn" to="/office/venues/new">
              {t("new.addPlace")}
            </Link>
          </p>
        </div>
      ) : (
        <Form method="post" className="o-box stack">
          <DeedId id={deed} />
          <div className="f2">
            <NightSelect form={form} name="showId" label={t("new.show")} options={shows} none={t("new.noShow")} />
            <NightField form={form} name="title" label={t("new.name")} help={t("new.nameHelp")} />
            <NightSelect form={form} name="venueId" label={t("new.place")} options={places} none={t("new.noPlace")} />
            <NightField
              form={form}
              name="startAt"
              type="datetime-local"
              label={t("new.start")}
              help={t("new.startHelp")}
            />
            <NightSelect form={form} name="tiersOf" label={t("new.tiers")} options={models} none={t("new.noTiers")} />
          </div>
          <button type="submit" className="btn" name="intent" value="create">
            {t("new.create")}
          </button>
        </Form>
      )}
    </div>
  );
}
