/** No night is announced at all. */
import { useTexts } from "../../i18n/texts";
import { Empty } from "./empty";

export function EmptyWall() {
  const { t } = useTexts("site");
  return (
    <div className="wrap band">
      <h1 className="hide">{t("home.title")}</h1>
      <Empty title={t("home.emptyTitle")} text={t("home.emptyText")} />
    </div>
  );
}
