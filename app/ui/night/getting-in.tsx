/** Where the venue is and how to get in. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

type VenueDetails = Pick<NightView, "venue" | "address" | "accessibilityNote" | "parkingNote" | "mapUrl">;

/** `title` replaces "Getting in". Renders nothing for a night without a venue. */
export function GettingIn({ night, title }: { night: VenueDetails; title?: string }) {
  const { t } = useTexts("night");
  const { venue, address, accessibilityNote, parkingNote, mapUrl } = night;
  if (!address && !mapUrl) return null;
  return (
    <div className="panel">
      <h2 className="d4">{title ?? t("gettingIn")}</h2>
      <address className="small" lang={CONTENT_LANGUAGE}>
        <b>{venue}</b>
        <br />
        {address}
      </address>
      {[accessibilityNote, parkingNote].filter(Boolean).map((text) => (
        <p className="small" key={text} lang={CONTENT_LANGUAGE}>
          {text}
        </p>
      ))}
      {mapUrl && (
        <p>
          <a className="link" href={mapUrl} rel="noopener">
            {t("map")}
          </a>
        </p>
      )}
    </div>
  );
}
