/** The frame of the office: its sections, who is signed in, and the page. */
import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OfficeSection } from "../../domain/office/office-sections";
import { officeTexts } from "../../i18n/office/office-texts";
import { useNonce } from "../document/nonce";

type OfficeFrameProps = {
  siteName: string;
  /** Who is signed in. */
  name: string;
  sections: readonly { id: OfficeSection; to: string }[];
  children: ReactNode;
};

export function OfficeFrame({ siteName, name, sections, children }: OfficeFrameProps) {
  const t = officeTexts("frame");
  const nonce = useNonce();
  const half = Math.ceil(siteName.length / 2);
  const links = sections.map(({ id, to }) => (
    <NavLink key={id} to={to} end={to === "/office"}>
      {t(`sections.${id}`)}
    </NavLink>
  ));
  return (
    <div className="office" lang="en" dir="ltr">
      <header className="head arena">
        <div className="wrap">
          <NavLink className="brand" to="/office" end aria-label={`${siteName} ${t("office")}`}>
            {siteName.slice(0, half)}
            <i>{siteName.slice(half)}</i>
            <span>{t("office")}</span>
          </NavLink>
          <nav className="nav" aria-label={t("navigation")}>
            {links}
          </nav>
          <a className="who end" href="/profile">
            <span dir="auto">{name}</span>
          </a>
        </div>
        <div className="wrap o-phone">
          <nav className="o-nav" aria-label={t("navigation")}>
            {links}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      <script src="/office.js" nonce={nonce} defer suppressHydrationWarning />
    </div>
  );
}
