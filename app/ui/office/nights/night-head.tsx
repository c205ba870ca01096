/** The head of each page about a night: where one is, its name, state and date, and its other pages. */
import { Link, NavLink } from "@remix-run/react";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightStateBadge } from "./night-state-badge";

export function NightHead({ id, title, state, date, zone, tabs, asFan }: NightHeadView) {
  const t = officeTexts("nights");
  return (
    <header className="stack">
      <p className="small">
        <Link to="/office/nights">{t("title")}</Link> / <span dir="auto">{title}</span>
      </p>
      <div className="between">
        <h1 dir="auto">{title}</h1>
        {asFan && (
          <a className="btn line quiet" href={`/events/${id}`}>
            {t("tabs.asFan")}
          </a>
        )}
      </div>
      <p>
        <NightStateBadge state={state} /> {date} <span className="soft">({zone})</span>
      </p>
      <nav className="o-nav" aria-label={t("tabs.label")}>
        {tabs.map(({ tab, to }) => (
          <NavLink key={tab} to={to} end>
            {t(`tabs.${tab}`)}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
