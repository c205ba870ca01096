/** What fans can do about their stored data: view it, download it, delete it. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `file` is the URL of the file with all data. */
export function PersonalDataPage({ page, file }: { page: string; file: string }) {
  const { t } = useTexts("keeping");
  return (
    <>
      <p className="lead-text">
        {t("privacy.lead")} <Link to="/privacypolicy">{t("privacy.policy")}</Link>
      </p>
      <section className="panel" aria-labelledby="record">
        <h2 className="d4" id="record">
          {t("privacy.recordTitle")}
        </h2>
        <p>{t("privacy.recordText")}</p>
        <p className="cta">
          <a className="btn" href={file} download>
            {t("privacy.download")}
          </a>
          <Link className="btn line" to={page}>
            {t("privacy.read")}
          </Link>
        </p>
        <p className="small soft">{t("privacy.downloadNote")}</p>
      </section>
    </>
  );
}
