/** What each page about a night's sale begins with: the night, and the ways to the others. */
import { Link, NavLink } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";

export type NightHead = { id: string; title: string; when: string; zone: string };
const PAGES = ["seats", "codes", "waiting", "line", "comps"] as const;

/** `page`: which of them this is. */
export function NightSaleHead({ head, page }: { head: NightHead; page: (typeof PAGES)[number] }) {
  const t = officeTexts("nightSale");
  const night = `/office/nights/${head.id}`;
  return (
    <>
      <p className="small">
        <Link to="/office/nights">{t("head.nights")}</Link> / <Link to={night}>{head.title}</Link>
      </p>
      <h1>{t(`head.${page}`)}</h1>
      <p className="soft">
        {head.title}, {head.when}. {t("head.clock", { zone: head.zone })}
      </p>
      <nav className="o-nav" aria-label={t("head.ways")}>
        {PAGES.map((one) => (
          <NavLink key={one} to={`${night}/${one}`}>
            {t(`head.${one}`)}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
