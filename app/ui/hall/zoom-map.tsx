/** The plan with buttons that enlarge it, for those who cannot pinch. Without scripts it is as wide as its place. */
import { type CSSProperties, useState } from "react";
import { useHydrated } from "../document/use-hydrated";
import { type HallOfNight, map } from "./hall-parts";
import "./hall.css";

const LARGEST = 3;

export function ZoomMap({ hall, path }: { hall: HallOfNight; path: string }) {
  const zooming = useHydrated();
  const [zoom, setZoom] = useState(1);
  const { texts, plan } = hall;
  return (
    <div className="map hall-map">
      {zooming && (
        <div className="zoom">
          <button type="button" aria-label={texts.zoomOut} disabled={zoom <= 1} onClick={() => setZoom(zoom - 1)}>
            −
          </button>
          <button type="button" aria-label={texts.zoomIn} disabled={zoom >= LARGEST} onClick={() => setZoom(zoom + 1)}>
            +
          </button>
        </div>
      )}
      <div className="hall-scroll" dir="ltr" style={{ "--zoom": zoom } as CSSProperties}>
        <map.Static plan={plan} path={path} label={texts.label} />
      </div>
    </div>
  );
}
