/** All titles of one wrestler, current and former, with the length of each reign. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { Reign } from "../../domain/roster/title-reigns";
import { useTexts } from "../../i18n/texts";

export function Titles({ reigns }: { reigns: Reign[] }) {
  const { t } = useTexts("roster");
  return (
    <div className="panel">
      <h2 className="d4">{t("titles.title")}</h2>
      {reigns.length === 0 && <p className="soft">{t("titles.none")}</p>}
      {reigns.map(({ name, held, days, from, to }) => (
        <p className="reign" key={`${name} ${from}`}>
          <span className={held ? "belt" : undefined} lang={CONTENT_LANGUAGE}>
            {name}
          </span>
          <span className="soft small">
            {to ? t("titles.span", { from, to }) : t("titles.since", { date: from })} ·{" "}
            {t("titles.days", { count: days })}
          </span>
        </p>
      ))}
    </div>
  );
}
