/** The night in one's own calendar, and told to others. */
import { useTexts } from "../../i18n/texts";
import { Share } from "./share";

/** `calendar` is absent for a night without a date, and for one that will not take place again. */
export type KeepAndTellProps = {
  calendar: { ics: string; google: string } | undefined;
  url: string;
  title: string;
  city: string;
};

export function KeepAndTell({ calendar, ...share }: KeepAndTellProps) {
  const { t } = useTexts("night");
  return (
    <div className="panel no-print">
      <h2 className="d4">{t("keep")}</h2>
      {calendar && (
        <p className="row">
          <a className="link" href={calendar.google} rel="noopener">
            {t("google")}
          </a>
          <a className="link" href={calendar.ics}>
            {t("file")}
          </a>
        </p>
      )}
      <Share {...share} />
    </div>
  );
}
