/** The residency's page while no show is in residence. */
import { useTexts } from "../../i18n/texts";
import { Empty } from "../site/empty";

export function NoResidency() {
  const { t } = useTexts("shows");
  return (
    <div className="wrap band">
      <h1 className="hide">{t("bill.residency")}</h1>
      <Empty
        title={t("residency.noneTitle")}
        text={t("residency.noneText")}
        action={{ label: t("sections.dates"), to: "/tickets" }}
      />
    </div>
  );
}
