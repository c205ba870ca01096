/** The pages about one thing, as a row of links. On phones, they are below a summary that names the current one. */
import { NavLink, useLocation } from "@remix-run/react";

type OfficeTabsProps = {
  /** What the pages are about. */
  label: string;
  tabs: readonly { to: string; text: string }[];
};

export function OfficeTabs({ label, tabs }: OfficeTabsProps) {
  const { pathname } = useLocation();
  const links = tabs.map(({ to, text }) => (
    <NavLink key={to} to={to} end>
      {text}
    </NavLink>
  ));
  return (
    <>
      <nav className="o-nav" aria-label={label}>
        {links}
      </nav>
      <details className="o-tabs">
        <summary>
          <span className="hide">{label}: </span>
          {tabs.find(({ to }) => to === pathname)?.text ?? label}
        </summary>
        <nav aria-label={label}>{links}</nav>
      </details>
    </>
  );
}
