/** The list of nights: filters, rows with their seats, and actions on several of them together. */
import { Form, Link } from "@remix-run/react";
import type { NightFilter } from "../../../domain/office/nights/night-filter";
import { NIGHT_TIMES } from "../../../domain/office/nights/night-filter";
import { NIGHT_STATES } from "../../../domain/office/nights/night-state";
import type { NightChoice, NightRowView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field, FieldFrame } from "../../forms/field";
import { FilterSelect } from "../../forms/filter-select";
import { chooseAllAttributes } from "../forms/save-attributes";
import { FilterForm } from "../lists/filter-form";
import { ListEnd } from "../lists/list-end";
import { DeedId } from "./night-hidden";
import { NightsTable } from "./nights-table";

export type BulkLine = { title: string; says: string; done: boolean };
type NightsPageProps = {
  filter: NightFilter;
  filtered: boolean;
  /** The filters as a query string. */
  query: string;
  count: number;
  rows: NightRowView[];
  older: string | undefined;
  onFirstPage: boolean;
  shows: NightChoice[];
  places: NightChoice[];
  mayWrite: boolean;
  deed: string;
  /** Nights with a draft. */
  drafted: string[];
  /** The result for each of the selected nights. */
  done: BulkLine[] | undefined;
};

const PATH = "/office/nights";

export function NightsPage(props: NightsPageProps) {
  const { filter, filtered, query, count, rows, older, onFirstPage, mayWrite, deed, drafted, done } = props;
  const t = officeTexts("nights");
  const frame = officeTexts("frame");
  return (
    <div className="stack">
      <div className="between">
        <h1>{t("title")}</h1>
        {mayWrite && (
          <Link className="btn" to={`${PATH}/new`}>
            {t("list.new")}
          </Link>
        )}
      </div>
      {done && <Done lines={done} />}
      <NightFilters {...props} />
      <p className="between">
        <span className="soft">{t("list.found", { count })}</span>
        <a className="link" href={`${PATH}.csv${query && `?${query}`}`}>
          {frame("form.download")}
        </a>
      </p>
      {rows.length > 0 && (
        <Form method="post" action={`${PATH}${query && `?${query}`}`} className="stack">
          <DeedId id={deed} />
          <NightsTable rows={rows} choosable={mayWrite} drafted={drafted} />
          {mayWrite && (
            <fieldset className="row o-bulk" {...chooseAllAttributes("night")}>
              <legend className="small">{t("list.chosen")}</legend>
              {(["publish", "unpublish", "duplicate"] as const).map((intent) => (
                <button key={intent} type="submit" className="btn quiet line" name="intent" value={intent}>
                  {t(`list.${intent}`)}
                </button>
              ))}
            </fieldset>
          )}
        </Form>
      )}
      <ListEnd
        count={rows.length}
        filtered={filtered}
        path={PATH}
        older={older}
        first={onFirstPage}
        words={{ older: t("list.later"), newest: t("list.first") }}
      >
        <p>{t("list.none")}</p>
      </ListEnd>
      {filter.when === "coming" && !filtered && rows.length === 0 && (
        <Link className="link" to={`${PATH}?when=past`}>
          {t("list.times.past")}
        </Link>
      )}
    </div>
  );
}

function NightFilters({ filter, filtered, shows, places }: NightsPageProps) {
  const t = officeTexts("nights");
  const states = NIGHT_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <FilterForm path={PATH} filtered={filtered}>
      <FieldFrame id="when" label={t("list.when")}>
        {(control) => (
          <select className="select" name="when" defaultValue={filter.when} {...control}>
            {NIGHT_TIMES.map((time) => (
              <option key={time} value={time}>
                {t(`list.times.${time}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FilterSelect
        name="state"
        label={t("list.state")}
        chosen={filter.state ?? ""}
        every={t("list.anyState")}
        options={states}
      />
      <FilterSelect
        name="show"
        label={t("list.show")}
        chosen={filter.showId ?? ""}
        every={t("list.anyShow")}
        options={shows}
      />
      <FilterSelect
        name="place"
        label={t("list.place")}
        chosen={filter.venueId ?? ""}
        every={t("list.anyPlace")}
        options={places}
      />
      <Field name="text" label={t("list.text")} defaultValue={filter.text} type="search" />
    </FilterForm>
  );
}

function Done({ lines }: { lines: BulkLine[] }) {
  const t = officeTexts("nights");
  if (lines.length === 0) return <Alert focused>{t("list.nothingChosen")}</Alert>;
  return (
    <Alert focused tone={lines.every(({ done }) => done) ? "good" : "bad"}>
      <ul>
        {lines.map(({ title, says }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nights may have one title and one outcome
          <li key={index}>
            <b dir="auto">{title}</b>: {says}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
