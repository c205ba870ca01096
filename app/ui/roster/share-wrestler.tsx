/** Shares a wrestler: the URL to copy, and a mail link. */
import { useTexts } from "../../i18n/texts";

/** `url` is the page's canonical URL. */
export function ShareWrestler({ url, name, siteName }: { url: string; name: string; siteName: string }) {
  const { t } = useTexts("roster");
  const subject = t("share.subject", { name, site: siteName });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${url}`)}`;
  return (
    <div className="panel no-print">
      <h2 className="d4">{t("share.title")}</h2>
      <input className="input" readOnly value={url} aria-label={t("share.address")} dir="ltr" />
      <p>
        <a className="link" href={mail}>
          {t("share.mail")}
        </a>
      </p>
    </div>
  );
}
