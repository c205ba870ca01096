/** The parts around every page: skip link, notice, header, footer, and the loading overlay. */
import type { ReactNode } from "react";
import { languageOf } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";
import { LiveRegion } from "../announcements/live-region";
import { usePageFocus } from "../announcements/use-page-focus";
import { ConsentBanner } from "../consent/consent-banner";
import { LoadingOverlay } from "../loading/loading-overlay";
import { NetworkToast } from "../loading/network-toast";
import { PageTransition } from "../loading/page-transition";
import { behindOverlay, useOverlayOpen } from "../overlay/overlay-open";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Layout } from "./layout";

export type ShellProps = {
  /** `year` comes from the server, so that both sides render the same one. */
  site: { name: string; notice?: string | undefined; year: number };
  user?: { name?: string | undefined } | undefined;
  layout: Layout;
  /** The page that sign-in opens on if the current path isn't a page, as on error pages. */
  signInPage?: string;
  /** Whether to ask about the tag manager, and whether the visitor has an answer that can be changed. */
  consent?: { asks: boolean; answered: boolean } | undefined;
  /** The age of a stale page, in words. */
  updated?: string | undefined;
  /** On the preview of a draft: a note about it, in the office's language. */
  preview?: string | undefined;
  children: ReactNode;
};

/** The content-only layout shows the page alone, with notice and skip link. */
export function Shell({ site, user, layout, signInPage, consent, updated, preview, children }: ShellProps) {
  const { t } = useTexts("site");
  const overlayOpen = useOverlayOpen();
  const behind = behindOverlay(overlayOpen);
  const whole = layout === "default";
  usePageFocus(signInPage !== undefined);

  return (
    <>
      <LiveRegion />
      <div className="behind no-print" {...behind}>
        <a className="skip" href="#main">
          {t("shell.skip")}
        </a>
        {site.notice && (
          <aside className="notice" dir="auto" lang={languageOf(site.notice)} aria-label={site.name}>
            {site.notice}
          </aside>
        )}
        {updated && (
          <div className="notice" role="status">
            {t("stale.text")}
            <br />
            {t("stale.updated", { ago: updated })}
          </div>
        )}
        {preview && (
          <p className="notice" role="status" lang="en" dir="ltr">
            {preview}
          </p>
        )}
        {consent?.asks && !preview && layout !== "office" && <ConsentBanner />}
      </div>
      {whole && (
        <div className="behind no-print" {...behind}>
          <Header siteName={site.name} user={user} signInPage={signInPage} />
        </div>
      )}
      <PageTransition>{children}</PageTransition>
      {whole && (
        <div className="behind no-print" {...behind}>
          <Footer siteName={site.name} year={site.year} mayChangeConsent={consent?.answered} />
        </div>
      )}
      <LoadingOverlay />
      {!overlayOpen && <NetworkToast />}
    </>
  );
}
