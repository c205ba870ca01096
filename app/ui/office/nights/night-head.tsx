/**
 * The head of every page about a night: the current location, the night's name, state and date, and its other pages.
 */
import { Link } from "@remix-run/react";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { OfficeTabs } from "../office-tabs";
import { NightStateBadge } from "./night-state-badge";

export function NightHead({ id, title, state, date, zone, tabs, turns, asFan }: NightHeadView) {
  const t = officeTexts("nights");
  return (
    <header className="stack">
      <p className="small">
        <Link to="/office/nights">{t("title")}</Link> / <span dir="auto">{title}</span>
      </p>
      <div className="between">
        <h1 dir="auto">{title}</h1>
        <div className="row">
          {asFan && (
            <a className="btn line quiet" href={`/events/${id}`}>
              {t("tabs.asFan")}
            </a>
          )}
          {turns.map(({ turn, to }) => (
            <Link key={turn} className={turn === "off" ? "link bad" : "btn line quiet"} to={to}>
              {t(`tabs.${turn}`)}
            </Link>
          ))}
        </div>
      </div>
      <p>
        <NightStateBadge state={state} /> {date} <span className="soft">({zone})</span>
      </p>
      <OfficeTabs label={t("tabs.label")} tabs={tabs.map(({ tab, to }) => ({ to, text: t(`tabs.${tab}`) }))} />
    </header>
  );
}
