/** A wrestler's tag team partners, and past and future opponents. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { Rival } from "../../domain/roster/wrestler-bouts";
import type { FighterView } from "../../domain/shows/bout-view";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { FighterCard } from "./fighter-card";

type PartnersAndRivalsProps = { team: string; partners: FighterView[]; rivals: Rival[] };

export function PartnersAndRivals({ team, partners, rivals }: PartnersAndRivalsProps) {
  const { t } = useTexts("roster");
  if (partners.length + rivals.length === 0) return null;
  return (
    <section className="band arena">
      <div className="wrap">
        <h2 className="part">{t(partners.length > 0 ? "corner.both" : "corner.across")}</h2>
        <PlainList className="tiles">
          {partners.map((partner) => (
            <li key={partner.id}>
              <FighterCard fighter={partner}>
                <p>
                  {t("corner.partner")} · <bdi lang={CONTENT_LANGUAGE}>{team}</bdi>
                </p>
              </FighterCard>
            </li>
          ))}
          {rivals.map((rival) => (
            <li key={rival.id}>
              <FighterCard fighter={rival}>
                <p>{t("corner.matches", { count: rival.matches })}</p>
              </FighterCard>
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  );
}
