/** Where the hall is and how one gets in. */

import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";

export function GettingIn({ night }: { night: EventView }) {
  const { t } = useTexts("site");
  return (
    <div className="panel">
      <h2 className="d4">{t("night.gettingIn")}</h2>
      {[night.address, night.accessibilityNote, night.parkingNote].filter(Boolean).map((text) => (
        <p className="small" key={text}>
          {text}
        </p>
      ))}
      {night.mapUrl && (
        <p>
          <a className="link" href={night.mapUrl} rel="noopener">
            {t("night.map")}
          </a>
        </p>
      )}
    </div>
  );
}
