/** The home page's hero if no night is announced. */
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";

export function NoNightsAnnounced() {
  const { t } = useTexts("site");
  return (
    <div className="wrap band">
      <h1 className="hide">{t("home.title")}</h1>
      <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />
    </div>
  );
}
