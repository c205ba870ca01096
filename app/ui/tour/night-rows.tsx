/** A list of nights, one row each, date first. A residency's nights are one row per week. */

import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { NightRow } from "../../domain/shows/night-summaries";
import type { TourRow } from "../../domain/shows/tour-rows";
import { PlainList } from "../elements/plain-list";
import { DateBlock } from "../night/date-block";
import { NightBadge } from "../night/night-badge";
import { NightFacts } from "../night/night-facts";
import { ResidencyWeek } from "./residency-week";
import { TicketLink } from "./ticket-link";

/** `notes` are lines above the titles, by the id of the night. */
export function NightRows({ rows, notes }: { rows: TourRow[]; notes?: ReadonlyMap<string, string> }) {
  return (
    // Some screen readers only recognize lists with bullets, hence the role.
    <PlainList className="ledger tight">
      {rows.map((row) =>
        "days" in row ? (
          <ResidencyWeek key={row.id} week={row} />
        ) : (
          <LedgerRow key={row.id} night={row} note={notes?.get(row.id)} />
        ),
      )}
    </PlainList>
  );
}

const LOOKS: Partial<Record<NightRow["sale"], string>> = {
  soldOut: "gone",
  past: "gone",
  closed: "gone",
  cancelled: "off",
  soon: "soon",
};

/** With the id, "show more" can open the longer page at this row. */
function LedgerRow({ night, note }: { night: NightRow; note: string | undefined }) {
  return (
    <li className={LOOKS[night.sale]} id={`night-${night.id}`}>
      <DateBlock night={night} />
      <div className="what">
        {note && <p className="hot">{note}</p>}
        <h3 lang={titleLanguage(night.title, night.lang)}>
          <Link to={night.href}>{night.title}</Link>
        </h3>
        <NightFacts town={night.city} venue={night.venue} time={night.date?.time} wasDate={night.wasDate} />
        {night.badge && (
          <p>
            <NightBadge badge={night.badge} />
          </p>
        )}
      </div>
      <div className="buy">
        <TicketLink night={night} />
      </div>
    </li>
  );
}
