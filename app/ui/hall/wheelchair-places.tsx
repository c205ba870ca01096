/**
 * How many of the seats are wheelchair places. Collapsed unless a number was typed, because most fans don't need it.
 */
import { ACCESSIBLE } from "../../domain/hall/seats-fields";
import type { HallOfNight } from "./hall-of-night-view";

export function WheelchairPlaces({ texts, typed }: { texts: HallOfNight["texts"]; typed: string | undefined }) {
  return (
    <details className="wheelchairs" open={typed ? true : undefined}>
      <summary>{texts.wheelchairs}</summary>
      <label className="count">
        {texts.wheelchairNumber}
        <input type="number" inputMode="numeric" name={ACCESSIBLE} min={0} max={20} defaultValue={typed} />
      </label>
      <p className="help">{texts.wheelchairText}</p>
    </details>
  );
}
