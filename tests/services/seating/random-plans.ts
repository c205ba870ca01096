/**
 * Random changes of a seating plan as an office makes them. Each seat keeps a unique note for good, so that a test can
 * recognize it after it was renamed.
 */
import type { PlanRow, PlanSeat, SeatingPlan } from "../../../app/domain/seating/seating-plan";
import type { numbers } from "../box-office/random-numbers";

type Any = ReturnType<typeof numbers>;
/** Changes the plan. Returns what it did. */
type Edit = (plan: SeatingPlan, any: Any, fresh: FreshNames) => string | undefined;

const ZONES = ["Z0", "Z1"];
const SPACE_CM = 60;
const ROW_CM = 100;

/** Labels that the plan doesn't have, some of which it had before; notes are never the same. */
type FreshNames = { label(): string; note(): string };

const rowsOf = (plan: SeatingPlan): PlanRow[] => (plan.sections ?? []).flatMap(({ rows = [] }) => rows);
const rowOf = (plan: SeatingPlan, any: Any) => any.of(rowsOf(plan));
export const seatsOf = (plan: SeatingPlan): PlanSeat[] => rowsOf(plan).flatMap(({ seats }) => seats);

const toggled = (seat: PlanSeat, flag: "restricted" | "aisle" | "stepFree") => {
  const flags = seat.flags ?? [];
  seat.flags = flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];
};
const newSeat = (fresh: FreshNames): PlanSeat => ({ label: fresh.label(), x: 0, y: 0, note: fresh.note() });

const edits: Record<string, Edit> = {
  flag(plan, any) {
    const seat = any.of(seatsOf(plan));
    if (seat) toggled(seat, any.of(["restricted", "stepFree"] as const) ?? "restricted");
    return seat?.label;
  },
  aisle(plan, any) {
    const seat = any.of(seatsOf(plan));
    if (seat) toggled(seat, "aisle");
    return seat?.label;
  },
  wheelchairs(plan, any) {
    const row = rowOf(plan, any);
    const [first, second] = row?.seats ?? [];
    const had = first?.flags?.includes("accessible");
    if (first) first.flags = had ? [] : ["accessible"];
    if (second) second.flags = had ? [] : ["companion"];
    return row?.label;
  },
  zone(plan, any) {
    const one = any.once(2) ? rowOf(plan, any) : any.of(seatsOf(plan));
    if (one) one.zone = any.of(ZONES) ?? "Z0";
    return one && `${one.label} to ${one.zone}`;
  },
  door(plan, any, fresh) {
    const section = any.of(plan.sections ?? []);
    if (section) Object.assign(section, { entrance: `Gate ${fresh.label()}`, label: `Stand ${fresh.label()}` });
    return section?.code;
  },
  renameSeat(plan, any, fresh) {
    const seat = any.of(seatsOf(plan));
    if (seat) Object.assign(seat, { was: seat.was ?? seat.label, label: fresh.label() });
    return seat && `${seat.was} to ${seat.label}`;
  },
  renameRow(plan, any, fresh) {
    const row = rowOf(plan, any);
    if (row) Object.assign(row, { was: row.was ?? row.label, label: fresh.label() });
    return row && `${row.was} to ${row.label}`;
  },
  renameSection(plan, any, fresh) {
    const section = any.of(plan.sections ?? []);
    if (section) Object.assign(section, { was: section.was ?? section.code, code: fresh.label() });
    return section && `${section.was} to ${section.code}`;
  },
  add(plan, any, fresh) {
    const row = rowOf(plan, any);
    const seat = newSeat(fresh);
    row?.seats.splice(any.of([0, row.seats.length, any.below(row.seats.length)]) ?? 0, 0, seat);
    return row && `${seat.label} to ${row.label}`;
  },
  addRow(plan, any, fresh) {
    const section = any.of(plan.sections ?? []);
    const id = fresh.label();
    section?.rows?.splice(any.below(2), 0, { label: id, seats: [newSeat(fresh), newSeat(fresh)] });
    return section && id;
  },
  remove(plan, any) {
    const row = rowOf(plan, any);
    if (!row || seatsOf(plan).length < 4) return undefined;
    const at = any.of([row.seats.length - 1, any.below(row.seats.length)]) ?? 0;
    return row.seats.splice(at, 1)[0]?.note;
  },
  turn(plan, any) {
    const row = rowOf(plan, any);
    row?.seats.reverse();
    return row?.label;
  },
};

/** The plan with up to three changes; `did` says which. Earlier renames have taken effect. */
export function changedPlan(before: SeatingPlan, any: Any, fresh: FreshNames): { plan: SeatingPlan; did: string } {
  const plan = structuredClone(before);
  for (const one of [...(plan.sections ?? []), ...rowsOf(plan), ...seatsOf(plan)]) delete one.was;
  const did = Array.from({ length: 1 + any.below(3) }, () => {
    const name = any.of(Object.keys(edits)) ?? "";
    return `${name} ${edits[name]?.(plan, any, fresh) ?? "-"}`;
  });
  for (const section of plan.sections ?? []) section.rows = section.rows?.filter(({ seats }) => seats.length > 0);
  plan.sections = plan.sections?.filter(({ rows = [] }) => rows.length > 0);
  withCompany(plan);
  place(plan, any);
  return { plan, did: did.join(", ") };
}

/** A companion's seat is refused on a bench without an accessible one. */
function withCompany(plan: SeatingPlan): void {
  for (const { seats } of rowsOf(plan)) {
    for (const [at, seat] of seats.entries()) {
      const near = [seats[at - 1], seats[at + 1]].filter((one) => one?.flags?.includes("accessible"));
      const joined =
        near.some((one) => one?.zone === seat.zone) && !seats.some(({ flags }) => flags?.includes("aisle"));
      if (!joined) seat.flags = seat.flags?.filter((flag) => flag !== "companion");
    }
  }
}

/** Rows lie behind each other; now and then another one is the first. */
function place(plan: SeatingPlan, any: Any): void {
  const rows = rowsOf(plan);
  const first = any.once(4) ? any.below(rows.length) : 0;
  for (const [index, row] of rows.entries()) {
    const y = (((index + first) % rows.length) + 1) * ROW_CM;
    for (const [at, seat] of row.seats.entries()) Object.assign(seat, { x: (at + 1) * SPACE_CM, y });
  }
}
