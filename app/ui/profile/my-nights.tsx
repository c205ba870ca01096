/** Rows of nights that a fan has tickets for, each with the way to them. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { NightView } from "../../domain/ticket-view";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "../site/date-block";

/** `over`: nights that have passed, whose tickets are no longer anybody's next step. */
export function MyNights({ title, nights, over = false }: { title: string; nights: NightView[]; over?: boolean }) {
  const { t } = useTexts("mine");
  return (
    <section>
      <h2 className="d3 part">{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list with the bullets */}
      <ul className="ledger" role="list">
        {nights.map((night) => (
          <li key={night.id}>
            <DateBlock night={night} />
            <div className="what">
              <h3 lang={CONTENT_LANGUAGE}>
                <Link to={`/tickets/details/${night.id}`}>{night.title}</Link>
              </h3>
              <p className="soft">
                <b>{t("tickets.count", { count: night.tickets })}</b>
                {night.place && ` · ${night.place}`}
              </p>
              {night.refunded && (
                <p>
                  <span className="badge few">{t("tickets.refunded")}</span>
                </p>
              )}
            </div>
            <div className="buy">
              <span />
              <Link
                className={over || night.refunded ? "btn quiet line" : "btn quiet"}
                to={`/tickets/details/${night.id}`}
              >
                {t("profile.show")}
                <span className="hide"> {night.title}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
