/** The filters of a list of nights. The submit button is needed without scripts, and stays with them. */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { PAST, type TourFilters } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { Field } from "../forms/field";
import { FilterSelect, withChosen } from "../forms/filter-select";

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
        <FilterSelect
          name="category"
          label={ts("filter.kind")}
          chosen={category}
          every={ts("filter.everyKind")}
          options={categories.map(({ id, name }) => ({ value: id, label: name, lang: CONTENT_LANGUAGE }))}
        />
      )}
      <FilterSelect
        name="city"
        label={t("tour.city")}
        chosen={city}
        every={t("tour.everyCity")}
        options={withChosen(cities, city).map((one) => ({ value: one, label: one }))}
      />
      <FilterSelect
        name="month"
        label={t("tour.month")}
        chosen={month}
        every={t("tour.everyMonth")}
        options={months.map(({ key, title }) => ({ value: key, label: title }))}
      />
      <Field
        name="text"
        type="search"
        label={t("tour.text")}
        placeholder={t("tour.textHint")}
        defaultValue={text}
        maxLength={80}
      />
      <button id="filter" className="btn line" type="submit">
        {t("tour.show")}
      </button>
    </Form>
  );
}
