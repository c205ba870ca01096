/** The figures of a night's line. */
import { fieldInstant } from "../../backend.server";
import type { LinePlan, LineView } from "../../domain/office/line-view";
import type { nightAtDesk } from "./night-at-desk";
import type { AtOffice } from "./office";

type ShownLine = Exclude<Awaited<ReturnType<AtOffice["desk"]["onSale"]["show"]>>, { fault: string }>;
type AboutLine = Pick<Awaited<ReturnType<typeof nightAtDesk>>, "at" | "zone" | "night">;

const MINUTE_MS = 60_000;
const JOIN_MINUTES = 30;
const TURN_MINUTES = 10;

export function lineFigures(line: ShownLine, { at }: AboutLine, now: Date): LineView {
  const { control, maxRate, beacon, drawn } = line;
  return {
    state: stateOf(line, now),
    auto: line.mode === "auto",
    halted: line.halted,
    ended: line.endedAt ? at(line.endedAt) : undefined,
    joins: at(line.joinsAt),
    opens: at(line.opensAt),
    joined: line.joined,
    waiting: line.waiting,
    called: line.serving,
    entered: line.entered,
    planned: Math.round(control?.planned ?? 0),
    enteredLastMinute: line.enteredLastMinute,
    turns: line.turns,
    holds: line.holds,
    orders: line.orders,
    left: line.left,
    rate: control ? control.rate.toFixed(1) : undefined,
    maxRate: maxRate ?? undefined,
    fingerprint: line.commitment,
    beacon: beacon ? { url: beacon.url, round: beacon.round } : undefined,
    drawn: drawn ?? undefined,
  };
}

/** Initial values of the form: those of the planned line, or the defaults. */
export function linePlan(line: ShownLine | undefined, { night, zone }: AboutLine, now: Date): LinePlan {
  const planned = line && !line.endedAt && line.mode === "planned" ? line : undefined;
  const opensAt = planned?.opensAt ?? (night.publishedAt > now ? night.publishedAt : now);
  const join = planned && (planned.opensAt.getTime() - planned.joinsAt.getTime()) / MINUTE_MS;
  return {
    opensAt: fieldInstant(opensAt, zone),
    join: join ?? JOIN_MINUTES,
    turn: planned?.turnMinutes ?? TURN_MINUTES,
    maxRate: String(planned?.maxRate ?? ""),
    access: planned?.access ?? "anyone",
  };
}

function stateOf({ mode, endedAt, halted, joinsAt, opensAt }: ShownLine, now: Date): LineView["state"] {
  if (endedAt) return "ended";
  if (mode === "off") return "off";
  if (halted) return "paused";
  if (now < joinsAt) return "planned";
  return now < opensAt ? "joining" : "open";
}
