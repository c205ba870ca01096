/** The filters of the list of nights, read from the URL. */
import { isGuid } from "../../urls/guid";
import { NIGHT_STATES, type NightState } from "./night-state";

export const NIGHT_TIMES = ["coming", "past", "all"] as const;
export type NightTime = (typeof NIGHT_TIMES)[number];

export type NightFilter = {
  when: NightTime;
  state: NightState | undefined;
  showId: string | undefined;
  venueId: string | undefined;
  text: string;
};

const MOST_TEXT = 100;

/** Invalid values are ignored. */
export function nightFilterIn(query: URLSearchParams): NightFilter {
  const id = (name: string) => {
    const value = query.get(name);
    return isGuid(value) ? value : undefined;
  };
  return {
    when: NIGHT_TIMES.find((one) => one === query.get("when")) ?? "coming",
    state: NIGHT_STATES.find((one) => one === query.get("state")),
    showId: id("show"),
    venueId: id("place"),
    text: query.get("text")?.trim().slice(0, MOST_TEXT) ?? "",
  };
}

export const isFiltered = ({ when, state, showId, venueId, text }: NightFilter): boolean =>
  when !== "coming" || Boolean(state ?? showId ?? venueId ?? text);
