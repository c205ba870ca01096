/** Header: brand, navigation (a menu under 60rem that needs no script), and the sign-in link or the fan's name. */
import { Link, NavLink, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { overlayOn } from "../overlay/overlay-path";
import { Brand } from "./brand";
import { LanguageMenu } from "./language-menu";
import { NAVIGATION } from "./navigation";
import { useMenu } from "./use-menu";

/**
 * `signInPage` is the page that the overlay opens on: the current page by default, but an error page can't have an
 * overlay.
 */
type HeaderProps = { siteName: string; user: { name: string } | undefined; signInPage?: string | undefined };

export function Header({ siteName, user, signInPage }: HeaderProps) {
  const { t } = useTexts("site");
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

  const [firstName, ...lastName] = (user?.name ?? "").split(" ");

  return (
    <header className="head arena">
      <div className="wrap">
        <Brand name={siteName} />
        <nav className="nav" aria-label={t("shell.mainNav")}>
          {links}
        </nav>
        <LanguageMenu short />
        {user ? (
          <Link className="btn quiet line who" to="/profile" aria-label={t("shell.profile", { name: user.name })}>
            <span dir="auto">
              {firstName} <span className="last-name">{lastName.join(" ")}</span>
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
            {user && <NavLink to="/profile">{t("nav.myTickets")}</NavLink>}
            <LanguageMenu />
          </nav>
        </details>
      </div>
    </header>
  );
}
