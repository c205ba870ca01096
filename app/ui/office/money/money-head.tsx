/** The title of a page of money, and the way to the other ones. */
import { NavLink } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";

const PAGES = ["sums", "reconcile", "payouts", "disputes", "campaigns"] as const;

export function MoneyHead({ title, text }: { title: string; text?: string | undefined }) {
  const t = officeTexts("money");
  return (
    <>
      <h1>{title}</h1>
      <nav className="o-nav" aria-label={t("pages")}>
        {PAGES.map((page) => (
          <NavLink key={page} to={page === "sums" ? "/office/money" : `/office/money/${page}`} end>
            {t(page)}
          </NavLink>
        ))}
      </nav>
      {text && <p className="soft">{text}</p>}
    </>
  );
}
