/** The residency's page while there is no residency. */
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";

export function NoResidency() {
  const { t } = useTexts("shows");
  return (
    <div className="wrap band">
      <h1 className="hide">{t("bill.residency")}</h1>
      <EmptyState
        title={t("residency.noneTitle")}
        text={t("residency.noneText")}
        action={{ label: t("sections.dates"), to: "/tickets" }}
      />
    </div>
  );
}
