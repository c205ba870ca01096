/** City, month and text of the tour dates. Its button is needed without scripts and kept with them. */
import { Form } from "@remix-run/react";
import type { TourFilters } from "../../domain/tour-filters";
import { useTexts } from "../../i18n/texts";
import { Field, FieldFrame } from "../forms/field";

export type TourFiltersFormProps = {
  path: string;
  filters: TourFilters;
  cities: string[];
  months: { key: string; title: string }[];
};

export function TourFiltersForm({ path, filters, cities, months }: TourFiltersFormProps) {
  const { t } = useTexts("site");
  // Controls keep what was typed; a new address (a link that clears the filters) needs new ones.
  const key = `${filters.city} ${filters.month} ${filters.text}`;
  return (
    <Form className="wrap filters" method="get" action={path} key={key} role="search">
      <FieldFrame id="city" label={t("tour.city")}>
        {(control) => (
          <select className="select" name="city" defaultValue={filters.city} {...control}>
            <option value="">{t("tour.everyCity")}</option>
            {withChosen(cities, filters.city).map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame id="month" label={t("tour.month")}>
        {(control) => (
          <select className="select" name="month" defaultValue={filters.month} {...control}>
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
        defaultValue={filters.text}
        maxLength={80}
      />
      <button className="btn line" type="submit">
        {t("tour.show")}
      </button>
    </Form>
  );
}

/** A city from an old link stays visible as the choice it is, though no night is there any more. */
const withChosen = (cities: string[], chosen: string) =>
  chosen && !cities.includes(chosen) ? [chosen, ...cities] : cities;
