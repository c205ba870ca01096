/** Links that add the night to a calendar or share it. */
import { useTexts } from "../../i18n/texts";
import { ShareLink } from "../share/share-link";

/** `calendar` is undefined for a night without a date, and for one that won't take place. */
type CalendarAndShareProps = {
  calendar: { ics: string; google: string } | undefined;
  url: string;
  title: string;
  city: string;
};

export function CalendarAndShare({ calendar, url, title, city }: CalendarAndShareProps) {
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
      <ShareLink url={url} title={t("mailSubject", { title, city })} />
    </div>
  );
}
