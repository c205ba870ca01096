/** The filters of the roster. The submit button is needed without scripts, and is also there with them. */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { ROLES, type RosterFilters, STATUSES } from "../../domain/roster/roster-filters";
import { useTexts } from "../../i18n/texts";
import { Field } from "../forms/field";
import { FilterSelect, withChosen } from "../forms/filter-select";

export const ROSTER_PATH = "/wrestlers";

export function RosterForm({ filters, divisions }: { filters: RosterFilters; divisions: string[] }) {
  const { t } = useTexts("roster");
  const { text, division, status, role, champions } = filters;
  return (
    // Inputs keep what was typed, so a new URL (a link that clears the filters) needs new inputs.
    <Form
      className="wrap filters roster-filters"
      method="get"
      action={ROSTER_PATH}
      key={[text, division, status, role, champions].join()}
      role="search"
      preventScrollReset
    >
      <Field
        name="text"
        type="search"
        label={t("filter.text")}
        placeholder={t("filter.textHint")}
        defaultValue={text}
        maxLength={80}
      />
      <FilterSelect
        name="division"
        label={t("filter.division")}
        chosen={division}
        every={t("filter.everyDivision")}
        options={withChosen(divisions, division).map((one) => ({ value: one, label: one, lang: CONTENT_LANGUAGE }))}
      />
      <FilterSelect
        name="status"
        label={t("filter.status")}
        chosen={status}
        every={t("filter.everyStatus")}
        options={STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
      />
      <FilterSelect
        name="role"
        label={t("filter.role")}
        chosen={role}
        every={t("filter.everyRole")}
        options={ROLES.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
      />
      <label className="choice">
        <input type="checkbox" name="champions" value="true" defaultChecked={champions} />
        {t("filter.champions")}
      </label>
      <button id="filter" className="btn line" type="submit">
        {t("filter.show")}
      </button>
    </Form>
  );
}
