/** Footer: the ropes, a farewell line, and links grouped by purpose. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { ConsentAgain } from "../consent/consent-banner";
import { LanguageForm } from "./language-form";

type FooterProps = {
  siteName: string;
  year: number;
  /** The visitor has answered the tag manager question. */
  mayChangeConsent?: boolean | undefined;
};

export function Footer({ siteName, year, mayChangeConsent = false }: FooterProps) {
  const { t } = useTexts("site");
  const columns = [
    {
      title: t("foot.nights"),
      links: [
        ["/tickets", t("foot.tourDates")],
        ["/shows", t("nav.shows")],
        ["/home", t("foot.nextNight")],
      ],
    },
    {
      title: t("foot.atHome"),
      links: [
        ["/pay-per-view", t("nav.payPerView")],
        ["/premium", t("nav.premium")],
        ["/shop", t("nav.shop")],
      ],
    },
    {
      title: t("foot.help"),
      links: [
        ["/profile", t("foot.myTickets")],
        ["/billing-assistance", t("foot.billing")],
        ["/privacypolicy", t("foot.privacy")],
        ["/accessibility", t("foot.access")],
      ],
    },
  ] as const;
  return (
    <footer className="foot arena">
      <div className="wrap">
        <div className="ropes" aria-hidden="true" />
        <div className="cols">
          <p className="display d3 lines">{t("foot.line")}</p>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="list">
                {links.map(([to, text]) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <LanguageForm />
        </div>
        {mayChangeConsent && <ConsentAgain />}
        <p className="small soft">{t("foot.legal", { name: siteName, year })}</p>
      </div>
    </footer>
  );
}
