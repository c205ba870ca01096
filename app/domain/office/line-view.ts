/** The line for a night's opening, as the office sees it. The inputs of its draw are left out. */

export type LineView = {
  state: "off" | "planned" | "joining" | "open" | "paused" | "ended";
  /** Started under load, without a plan. */
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
  /** Places called per second; undefined before the opening. */
  rate: string | undefined;
  maxRate: number | undefined;
  fingerprint: string;
  beacon: { url: string; round: number } | undefined;
  drawn: number | undefined;
};

/** Initial values of the planning form. */
export type LinePlan = { opensAt: string; join: number; turn: number; maxRate: string; access: "anyone" | "account" };
