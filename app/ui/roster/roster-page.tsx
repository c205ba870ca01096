/** The roster: filters as a plain GET form, everyone as a grid of portraits, and a link to show more. */
import { Link } from "@remix-run/react";
import {
  earlierOfRoster,
  isFiltered,
  moreOfRoster,
  type RosterFilters,
  rosterQuery,
} from "../../domain/roster/roster-filters";
import type { RosterGroup, SpotlightView } from "../../domain/roster/roster-view";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PlainList } from "../elements/plain-list";
import { OpenedWrestler } from "./opened-wrestler";
import { RosterCard } from "./roster-card";
import { ROSTER_PATH, RosterForm } from "./roster-form";

export type RosterPageProps = {
  /** The wrestler named in the URL. */
  opened?: SpotlightView | undefined;
  filters: RosterFilters;
  groups: RosterGroup[];
  total: number;
  divisions: string[];
};

/** Portraits on the first screen at any width. The others load lazily. */
const FIRST_FACES = 5;

export function RosterPage({ opened, filters, groups, total, divisions }: RosterPageProps) {
  const { t } = useTexts("roster");
  const more = moreOfRoster(filters, total);
  const earlier = earlierOfRoster(filters);
  const people = groups.flatMap((group) => group.people);
  // The roster itself is empty, not just this selection.
  const bare = total === 0 && !isFiltered(filters) && filters.from === 0;
  const left = total - filters.from - people.length;
  // The last card already shown. Without scripts the longer page opens there; with scripts nothing moves.
  const anchor = people.length > 0 ? `#wrestler-${people.at(-1)?.id}` : "";
  const first = new Set(opened ? [] : people.slice(0, FIRST_FACES));

  return (
    <>
      {opened && <OpenedWrestler person={opened} />}
      <section className="arena">
        <div className="wrap page-head">
          {opened ? <h2 className="d2">{t("whole")}</h2> : <h1 className="d1">{t("title")}</h1>}
        </div>
      </section>
      {!bare && (
        <div className="tint">
          <RosterForm filters={filters} divisions={divisions} />
        </div>
      )}
      <div className="wrap page-end roster">
        <p className={bare ? "hide" : "row soft"} role="status">
          {t("found", { count: total })}
          {isFiltered(filters) && total > 0 && (
            <Link className="link" to={ROSTER_PATH} preventScrollReset>
              {t("clear")}
            </Link>
          )}
        </p>
        {earlier && (
          <p>
            <Link className="btn line" to={ROSTER_PATH + rosterQuery(earlier)}>
              {t("earlier")}
            </Link>
          </p>
        )}
        {groups.map(({ kind, people: some }) => (
          <section key={kind} aria-labelledby={`group-${kind}`}>
            <h2 className="d4 soft" id={`group-${kind}`}>
              {t(`group.${kind}`)}
            </h2>
            <PlainList className="tiles">
              {some.map((card) => (
                <li key={card.id} id={`wrestler-${card.id}`}>
                  <RosterCard card={card} first={first.has(card)} />
                </li>
              ))}
            </PlainList>
          </section>
        ))}
        {more && (
          <p>
            <Link
              className="btn line"
              to={ROSTER_PATH + rosterQuery(more) + (more.from === filters.from ? anchor : "")}
              preventScrollReset={more.from === filters.from}
            >
              {t("more", { count: left })}
            </Link>
          </p>
        )}
        {bare && <EmptyState title={t("emptyTitle")} text={t("emptyText")} />}
        {people.length === 0 && !bare && (
          <EmptyState title={t("noneTitle")} text={t("noneText")} action={{ label: t("clear"), to: ROSTER_PATH }} />
        )}
      </div>
    </>
  );
}
