/** A fan's waiting list entries in the profile. Each has its own page with buttons. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { EntryCardView } from "../../domain/waiting/entry-card";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";

export function WaitEntries({ entries }: { entries: EntryCardView[] }) {
  const { t } = useTexts("waiting");
  return (
    <section className="stack" aria-labelledby="waiting-lists">
      <h2 id="waiting-lists">{t("mine")}</h2>
      <PlainList className="ledger">
        {entries.map(({ id, title, offer, position }) => (
          <li className="dateless" key={id}>
            <div className="what">
              <h3 lang={CONTENT_LANGUAGE}>
                <Link to={`/waiting-list/entry/${id}`}>{title}</Link>
              </h3>
              <p className="soft">
                {offer ? t("until", { until: offer.until }) : position ? t("place", { n: position }) : t("unconfirmed")}
              </p>
            </div>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
