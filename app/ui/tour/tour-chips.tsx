/**
 * The filters of a list of nights as one line of links. City, month and search open a second line, even without
 * scripts, because that line is the target of its link. A filter in use is already open.
 */
import "../../styles/tour.css";
import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { Choice } from "../../domain/shows/tour-choices";
import { PAST, ROWS_AT_FIRST, type TourFilters, tourQuery } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { FieldFrame } from "../forms/field";

export type TourChipsProps = {
  path: string;
  filters: TourFilters;
  /** `sections` is empty if the list shows only one; `all` counts the nights of all sections. */
  choices: { all: number; sections: Choice[]; cities: Choice[]; months: Choice[] };
};

export function TourChips({ path, filters, choices }: TourChipsProps) {
  const { t } = useTexts("site");
  const { t: ts } = useTexts("shows");
  const { category, city, month, text, past } = filters;
  const to = (changes: Partial<TourFilters>) =>
    path + tourQuery({ ...filters, from: 0, rows: ROWS_AT_FIRST, ...changes });
  // A link may clear the search, but the field would keep its text. The first render leaves the field alone, because
  // the visitor may already have typed.
  const typed = useRef<HTMLInputElement>(null);
  const searched = useRef(text);
  useEffect(() => {
    if (typed.current && text !== searched.current) typed.current.value = text;
    searched.current = text;
  }, [text]);
  const monthTitle = choices.months.find(({ value }) => value === month)?.label ?? "";
  return (
    <nav className="chips-bar" aria-label={t("chips.label")}>
      <div className="wrap">
        <Line>
          <More id="city" label={t("tour.city")} chosen={city} />
          <More id="month" label={t("tour.month")} chosen={monthTitle} />
          <More id="find" label={ts("sections.show")} chosen={text} />
          {choices.sections.length > 0 && (
            <>
              <li className="gap" aria-hidden="true" />
              <Chip to={to({ category: "" })} current={!category} count={choices.all}>
                {ts("filter.everyKind")}
              </Chip>
              {choices.sections.map(({ value, label, count }) => (
                <Chip key={value} to={to({ category: value })} current={value === category} count={count}>
                  <span lang={CONTENT_LANGUAGE}>{label}</span>
                </Chip>
              ))}
            </>
          )}
        </Line>
        <SecondLine id="city" open={Boolean(city)} label={t("tour.city")}>
          <Choices
            every={t("tour.everyCity")}
            chosen={city}
            choices={withChosen(choices.cities, city)}
            to={(value) => to({ city: value })}
          />
        </SecondLine>
        <SecondLine id="month" open={Boolean(month)} label={t("tour.month")}>
          <Choices
            every={t("tour.everyMonth")}
            chosen={month}
            choices={choices.months}
            to={(value) => to({ month: value })}
          />
        </SecondLine>
        <SecondLine id="find" open={Boolean(text)} label={ts("sections.show")}>
          <Form method="get" action={path} role="search" preventScrollReset>
            {Object.entries({ category, city, month, when: past ? PAST : "" }).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <FieldFrame id="text" label={t("tour.text")} labelHidden>
              {(control) => (
                <div className="withbtn">
                  <input
                    ref={typed}
                    className="input"
                    type="search"
                    name="text"
                    placeholder={t("tour.textHint")}
                    defaultValue={text}
                    maxLength={80}
                    {...control}
                  />
                  <button id="filter" type="submit">
                    {ts("sections.show")}
                  </button>
                </div>
              )}
            </FieldFrame>
          </Form>
        </SecondLine>
      </div>
    </nav>
  );
}

const Line = ({ children }: { children: ReactNode }) => <PlainList className="chips">{children}</PlainList>;

type ChipProps = { to: string; current: boolean; count?: number | undefined; children: ReactNode };

const Chip = ({ to, current, count, children }: ChipProps) => (
  <li>
    <Link className="chip" to={to} aria-current={current ? "true" : undefined} preventScrollReset>
      {children} {count !== undefined && <small>{count}</small>}
    </Link>
  </li>
);

/** Opens the second line `id`, and shows what is chosen there. */
const More = ({ id, label, chosen }: { id: string; label: string; chosen: string }) => (
  <li>
    <a className="chip more" href={`#${id}`} aria-current={chosen ? "true" : undefined}>
      {chosen ? (
        <>
          <span className="hide">{label}: </span>
          <bdi>{chosen}</bdi>
        </>
      ) : (
        label
      )}
    </a>
  </li>
);

type SecondLineProps = { id: string; open: boolean; label: string; children: ReactNode };

const SecondLine = ({ id, open, label, children }: SecondLineProps) => (
  // biome-ignore lint/a11y/useSemanticElements: links are no fields of a form, which a fieldset would make them
  <div className={open ? "sub open" : "sub"} id={id} role="group" aria-label={label}>
    {children}
  </div>
);

type ChoicesProps = { every: string; chosen: string; choices: Choice[]; to: (value: string) => string };

const Choices = ({ every, chosen, choices, to }: ChoicesProps) => (
  <Line>
    <Chip to={to("")} current={!chosen}>
      {every}
    </Chip>
    {choices.map(({ value, label, count }) => (
      <Chip key={value} to={to(value)} current={value === chosen} count={count}>
        {label}
      </Chip>
    ))}
  </Line>
);

/** A city from an old link stays visible as the chosen one, even if no night matches it anymore. */
const withChosen = (choices: Choice[], city: string): Choice[] =>
  city && !choices.some(({ value }) => value === city) ? [{ value: city, label: city, count: 0 }, ...choices] : choices;
