/** A list of nights, one row each, date first. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightRow } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "../night/date-block";
import { NightBadge } from "../night/night-badge";
import { TicketLink } from "./ticket-link";

export function NightRows({ nights }: { nights: NightRow[] }) {
  return (
    // Some screen readers only recognize lists with bullets, hence the role.
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list with the bullets
    <ul className="ledger" role="list">
      {nights.map((night) => (
        <LedgerRow key={night.id} night={night} />
      ))}
    </ul>
  );
}

const LOOKS: Partial<Record<NightRow["sale"], string>> = {
  soldOut: "gone",
  past: "gone",
  closed: "gone",
  cancelled: "off",
  soon: "soon",
};

/** The id lets "show more" jump to the first new row. */
function LedgerRow({ night }: { night: NightRow }) {
  const { t } = useTexts("site");
  return (
    <li className={LOOKS[night.sale]} id={`night-${night.id}`}>
      <DateBlock night={night} />
      <div className="what">
        <h3 lang={night.lang ?? CONTENT_LANGUAGE}>
          <Link to={night.href}>{night.title}</Link>
        </h3>
        <p className="soft">
          <span className="town">{night.city}</span>
          {[night.venue, night.date?.time].filter(Boolean).map((fact) => ` · ${fact}`)}
          {night.wasDate && (
            <>
              {" · "}
              <s>{t("event.was", { date: night.wasDate })}</s>
            </>
          )}
        </p>
        {night.badge && (
          <p>
            <NightBadge badge={night.badge} />
          </p>
        )}
      </div>
      <div className="buy">
        <span className="price">{night.from && t("event.from", { price: night.from })}</span>
        <TicketLink night={night} />
      </div>
    </li>
  );
}
