/** What the office's pages about a night show, as texts. */
import type { NightState } from "./night-state";

export const NIGHT_TABS = [
  { tab: "night", path: "", right: "nights" },
  { tab: "words", path: "/words", right: "content" },
  { tab: "card", path: "/card", right: "content" },
  { tab: "publish", path: "/publish", right: "content" },
  { tab: "duplicate", path: "/duplicate", right: "content" },
  { tab: "move", path: "/move", right: "content" },
  { tab: "off", path: "/off", right: "callOff" },
] as const;
type NightTab = (typeof NIGHT_TABS)[number]["tab"];

export type NightHeadView = {
  id: string;
  title: string;
  state: NightState;
  date: string;
  zone: string;
  tabs: { tab: NightTab; to: string }[];
  /** Fans can see it. */
  asFan: boolean;
};

export type NightRowView = {
  id: string;
  /** Id and revision, as a checkbox sends them. */
  key: string;
  title: string;
  date: string;
  place: string;
  show: string;
  state: NightState;
  sold: number;
  held: number;
  blocked: number;
  capacity: number;
};

export type NightChoice = { value: string; label: string };

/** A tier beside its fields: what is taken of it. */
export type TierNumbers = { id: string; sold: number; held: number; blocked: number; capacity: number };
