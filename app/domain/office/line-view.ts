/** The line of a night's opening, as the office sees it. What its draw depends on is not part of it. */

export type LineView = {
  state: "off" | "planned" | "joining" | "open" | "paused" | "ended";
  /** It began under load, without a plan. */
  auto: boolean;
  halted: boolean;
  ended: string | undefined;
  joins: string;
  opens: string;
  joined: number;
  waiting: number;
  called: number;
  entered: number;
  /** How many should have entered by now. */
  planned: number;
  enteredLastMinute: number;
  turns: number;
  holds: number;
  orders: number;
  left: number;
  /** Called a second; undefined before the opening. */
  rate: string | undefined;
  maxRate: number | undefined;
  fingerprint: string;
  beacon: { url: string; round: number } | undefined;
  drawn: number | undefined;
};

/** What the form of a plan begins with. */
export type LinePlan = { opensAt: string; join: number; turn: number; maxRate: string; access: "anyone" | "account" };
