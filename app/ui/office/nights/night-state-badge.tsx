/** The state of a night, as a badge. */
import type { NightState } from "../../../domain/office/nights/night-state";
import { officeTexts } from "../../../i18n/office/office-texts";

const TONES: Record<NightState, string> = { draft: "gone", planned: "few", public: "ok", moved: "few", off: "gone" };

export const NightStateBadge = ({ state }: { state: NightState }) => (
  <span className={`badge ${TONES[state]}`}>{officeTexts("nights")(`states.${state}`)}</span>
);
