/** The filters of a list of nights. The submit button is needed without scripts, and stays with them. */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { PAST, type TourFilters } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { Field, FieldFrame } from "../forms/field";

export type TourFiltersFormProps = {
  path: string;
  filters: TourFilters;
  /** Sections to filter by; empty if the list shows only one. */
  categories: { id: string; name: string }[];
  cities: string[];
  months: { key: string; title: string }[];
};

export function TourFiltersForm({ path, filters, categories, cities, months }: TourFiltersFormProps) {
  const { t } = useTexts("site");
  const { t: ts } = useTexts("shows");
  const { category, city, month, text, past } = filters;
  return (
    // Inputs keep what was typed, so a new URL (a link that clears the filters) needs new inputs.
    <Form
      className="wrap filters"
      method="get"
      action={path}
      key={[category, city, month, text, past].join()}
      role="search"
      preventScrollReset
    >
      {past && <input type="hidden" name="when" value={PAST} />}
      {categories.length > 0 && (
        <FieldFrame id="category" label={ts("filter.kind")}>
          {(control) => (
            <select className="select" name="category" defaultValue={category} {...control}>
              <option value="">{ts("filter.everyKind")}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id} lang={CONTENT_LANGUAGE}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <FieldFrame id="city" label={t("tour.city")}>
        {(control) => (
          <select className="select" name="city" defaultValue={city} {...control}>
            <option value="">{t("tour.everyCity")}</option>
            {withChosen(cities, city).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame id="month" label={t("tour.month")}>
        {(control) => (
          <select className="select" name="month" defaultValue={month} {...control}>
            <option value="">{t("tour.everyMonth")}</option>
            {months.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        name="text"
        type="search"
        label={t("tour.text")}
        placeholder={t("tour.textHint")}
        defaultValue={text}
        maxLength={80}
      />
      <button className="btn line" type="submit">
        {t("tour.show")}
      </button>
    </Form>
  );
}

/** A city from an old link stays visible as the selected option, even if no night takes place there anymore. */
const withChosen = (cities: string[], chosen: string) =>
  chosen && !cities.includes(chosen) ? [chosen, ...cities] : cities;
