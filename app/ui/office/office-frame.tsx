/** The frame of the office: its navigation, who is signed in, and the page. */
import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { isInSection, type OfficeEntry } from "../../domain/office/office-sections";
import { officeTexts } from "../../i18n/office/office-texts";
import { useNonce } from "../document/nonce";
import { OfficeMenu } from "./office-menu";

type OfficeFrameProps = {
  siteName: string;
  /** Who is signed in. */
  name: string;
  entries: readonly OfficeEntry[];
  children: ReactNode;
};

export function OfficeFrame({ siteName, name, entries, children }: OfficeFrameProps) {
  const t = officeTexts("frame");
  const nonce = useNonce();
  const { pathname } = useLocation();
  const half = Math.ceil(siteName.length / 2);
  const isHere = ({ to }: { to: string }) => isInSection(to, pathname);
  const entry = entries.find(({ to, sections }) => (sections.length > 0 ? sections : [{ to }]).some(isHere));
  const section = entry?.sections.find(isHere) ?? entry;
  const current = (to: string) => (section?.to === to ? "page" : undefined);
  return (
    <div className="office" lang="en" dir="ltr">
      <header className="head arena">
        <div className="wrap">
          <Link className="brand" to="/office" aria-label={`${siteName} ${t("office")}`}>
            {siteName.slice(0, half)}
            <i>{siteName.slice(half)}</i> <span>{t("office")}</span>
          </Link>
          <nav className="nav" aria-label={t("navigation")}>
            {entries.map(({ id, to, sections }) => (
              <Link
                key={id}
                to={to}
                aria-current={id === entry?.id ? (sections.length > 0 ? true : "page") : undefined}
              >
                {t(`sections.${id}`)}
              </Link>
            ))}
          </nav>
          <a className="who end" href="/profile">
            <span dir="auto">{name}</span>
          </a>
          <OfficeMenu entries={entries} here={section?.id} name={name} current={current} />
        </div>
        {entry && entry.sections.length > 0 && (
          <div className="o-sub">
            <nav className="wrap nav" aria-label={t(`sections.${entry.id}`)}>
              {entry.sections.map(({ id, to }) => (
                <Link key={id} to={to} aria-current={current(to)}>
                  {t(`sections.${id}`)}
                </Link>
              ))}
            </nav>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      <script src="/office.js" nonce={nonce} defer suppressHydrationWarning />
    </div>
  );
}
