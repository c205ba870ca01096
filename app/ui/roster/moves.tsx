/** A wrestler's signature moves and entrance music. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { ProfileView } from "../../domain/roster/roster-view";
import { useTexts } from "../../i18n/texts";

export function Moves({ person: { role, moves, theme } }: { person: Pick<ProfileView, "role" | "moves" | "theme"> }) {
  const { t } = useTexts("roster");
  if (moves.length === 0 && !theme) return null;
  return (
    <div className="panel">
      <h2 className="d4">{t(role === "wrestler" ? "moves.title" : "moves.office")}</h2>
      {moves.length > 0 && (
        <p>
          <span className="soft small">{t("moves.moves")}</span>
          <br />
          <span lang={CONTENT_LANGUAGE}>{moves.join(" · ")}</span>
        </p>
      )}
      {theme && (
        <p>
          <span className="soft small">{t("moves.theme")}</span>
          <br />
          <cite lang={CONTENT_LANGUAGE}>{theme}</cite>
        </p>
      )}
    </div>
  );
}
