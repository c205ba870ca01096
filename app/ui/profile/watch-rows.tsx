/** Broadcasts that the fan can watch. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { WatchView } from "../../domain/profile/overview-view";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { DateBlock } from "../night/date-block";

export function WatchRows({ nights }: { nights: WatchView[] }) {
  const { t } = useTexts("record");
  const site = useTexts("site").t;
  return (
    <section aria-labelledby="watch">
      <h2 className="d3 part" id="watch">
        {t("overview.watch")}
      </h2>
      <PlainList className="ledger">
        {nights.map(({ id, title, href, state, date, dateTime }) => (
          <li key={id}>
            <DateBlock night={{ date, dateTime }} />
            <div className="what">
              <h3 lang={CONTENT_LANGUAGE}>
                <Link to={href}>{title}</Link>
              </h3>
              <p>
                <span className={state === "live" ? "badge live" : state === "soon" ? "badge soon" : "badge ok"}>
                  {state === "soon" && !date ? site("event.dateOpen") : t(`overview.${state}`, { date: date?.short })}
                </span>
              </p>
            </div>
            <div className="buy">
              <span />
              <Link className={state === "soon" ? "btn quiet line" : "btn quiet"} to={href}>
                {t(state === "soon" ? "overview.look" : "overview.open")}
                <span className="hide"> {title}</span>
              </Link>
            </div>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
