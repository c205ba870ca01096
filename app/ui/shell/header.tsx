/** Header: brand, navigation (a menu under 60rem that needs no script), and the sign-in link or the fan's name. */
import { Link, NavLink, useLocation } from "@remix-run/react";
import { useContext } from "react";
import { SEARCH_PATH } from "../../domain/search/search-path";
import { useTexts } from "../../i18n/texts";
import { FanName } from "../document/fan-name";
import { overlayOn } from "../overlay/overlay-path";
import { Brand } from "./brand";
import { LanguageMenu } from "./language-menu";
import { NAVIGATION } from "./navigation";
import { useMenu } from "./use-menu";

/**
 * `signInPage` is the page that the overlay opens on: the current page by default, but an error page can't have an
 * overlay.
 */
type HeaderProps = {
  siteName: string;
  /** A document's data doesn't have the name. */
  user: { name?: string | undefined } | undefined;
  signInPage?: string | undefined;
};

export function Header({ siteName, user, signInPage }: HeaderProps) {
  const { t } = useTexts("site");
  const nameInDocument = useContext(FanName);
  const location = useLocation();
  const menu = useMenu();
  const signIn = signInPage
    ? overlayOn(signInPage, "sign-in")
    : overlayOn(location.pathname, "sign-in", location.search);
  const links = NAVIGATION.map(({ to, text }) => (
    <NavLink key={to} to={to}>
      {t(`nav.${text}`)}
    </NavLink>
  ));

  return (
    <header className="head arena">
      <div className="wrap">
        <Brand name={siteName} />
        <nav className="nav" aria-label={t("shell.mainNav")}>
          {links}
        </nav>
        <Link className="find" to={SEARCH_PATH}>
          <span className="hide">{t("nav.search")}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10" cy="10" r="6.5" />
            <path d="m15 15 6 6" />
          </svg>
        </Link>
        <LanguageMenu short />
        {user ? (
          <Link className="btn quiet line who" to="/profile">
            <span className="hide">{t("shell.profile")} </span>
            <span dir="auto" data-fan="">
              {user.name ?? nameInDocument}
            </span>
          </Link>
        ) : (
          <Link className="btn quiet line" to={signIn} preventScrollReset>
            {t("shell.signIn")}
          </Link>
        )}
        <details className="menu" ref={menu}>
          <summary>{t("shell.menu")}</summary>
          <nav className="menu-sheet" aria-label={t("shell.menu")}>
            {links}
            <NavLink to={SEARCH_PATH}>{t("nav.search")}</NavLink>
            {user && <NavLink to="/profile">{t("nav.myTickets")}</NavLink>}
            <LanguageMenu />
          </nav>
        </details>
      </div>
    </header>
  );
}
