/** Texts that the office's pages about a night show. */
import type { NightState } from "./night-state";

export const NIGHT_TABS = [
  { tab: "night", path: "", right: "nights" },
  { tab: "words", path: "/words", right: "content" },
  { tab: "card", path: "/card", right: "content" },
  { tab: "publish", path: "/publish", right: "content" },
  { tab: "seats", path: "/seats", right: "orders" },
  { tab: "codes", path: "/codes", right: "orders" },
  { tab: "comps", path: "/comps", right: "orders" },
  { tab: "waiting", path: "/waiting", right: "orders" },
  { tab: "line", path: "/line", right: "orders" },
  { tab: "door", path: "/door", right: "passes" },
  { tab: "duplicate", path: "/duplicate", right: "content" },
] as const;
type NightTab = (typeof NIGHT_TABS)[number]["tab"];

/** Changes that ticket holders are mailed about. They are placed beside the title, not among the tabs. Drafts have none. */
export const NIGHT_TURNS = [
  { turn: "move", path: "/move", right: "content" },
  { turn: "off", path: "/off", right: "callOff" },
] as const;
type NightTurn = (typeof NIGHT_TURNS)[number]["turn"];

export type NightHeadView = {
  id: string;
  title: string;
  state: NightState;
  date: string;
  zone: string;
  tabs: { tab: NightTab; to: string }[];
  turns: { turn: NightTurn; to: string }[];
  /** Whether fans can see it. */
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

/** A tier's numbers, shown beside its fields. */
export type TierNumbers = { id: string; sold: number; held: number; blocked: number; capacity: number };
