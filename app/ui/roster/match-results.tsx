/** A wrestler's past matches: result, night and opponents. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { WrestlerResult } from "../../domain/roster/wrestler-bouts";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { Bout } from "../fight-card/bout";

export function MatchResults({ results }: { results: WrestlerResult[] }) {
  const { t } = useTexts("roster");
  if (results.length === 0) return <p className="soft">{t("results.none")}</p>;
  return (
    <PlainList className="list">
      {results.map(({ bout, outcome, night }) => (
        <Bout key={`${night.href} ${bout.order}`} bout={bout}>
          <span className="of">
            {outcome && (
              <span className={outcome === "won" ? "badge ok" : "badge gone"}>{t(`results.${outcome}`)}</span>
            )}
            <Link to={night.href} lang={night.lang ?? CONTENT_LANGUAGE} dir="auto">
              {night.title}
            </Link>
            <span>
              <bdi lang={CONTENT_LANGUAGE}>{night.city}</bdi>, {night.date}
            </span>
          </span>
        </Bout>
      ))}
    </PlainList>
  );
}
