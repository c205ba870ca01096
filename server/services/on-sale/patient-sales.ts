/**
 * Spares fans whose turn it is a 503 while the store is merely busy, by trying three times. All others learn at once
 * that it is busy, since their retries would keep it so.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "../../ports";
import type { BoxOffice } from "../box-office";
import { isBusy, isUnavailable } from "../contention";
import type { OnSales } from "./on-sale";

/** Before each further try. They are spread, so that those who met at a lock don't meet there again. */
const PAUSES_MS = [150, 450];
/** No further try begins after this. One takes up to three seconds. */
const LAST_TRY_MS = 4_000;

type PatientCalls = Pick<BoxOffice, "reserve" | "pay" | "hold">;

export function patientSales<Office extends PatientCalls>(
  office: Office,
  onSale: Pick<OnSales, "admitsNow" | "isAnyOpen">,
) {
  return {
    ...office,
    /** With a key of its own, a reservation whose answer was lost isn't made twice. */
    reserve: (visitor: Visitor, { clientKey = randomUUID(), ...request }: Parameters<PatientCalls["reserve"]>[1]) =>
      whileBusy(
        () => office.reserve(visitor, { ...request, clientKey }),
        () => onSale.admitsNow(visitor, request.eventId),
      ),
    hold: (visitor: Visitor, eventId: string) =>
      whileBusy(
        () => office.hold(visitor, eventId),
        () => onSale.admitsNow(visitor, eventId),
      ),
    /** A visitor who pays already holds seats, on any night. */
    pay: (...asked: Parameters<PatientCalls["pay"]>) => whileBusy(() => office.pay(...asked), onSale.isAnyOpen),
  };
}

/** Repeats `work` while the store is busy or doesn't answer, as long as `may` allows it. Throws the last error. */
export async function whileBusy<T>(work: () => Promise<T>, may: () => boolean | Promise<boolean>): Promise<T> {
  const begun = performance.now();
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      const isSlow = isBusy(error) || isUnavailable(error);
      if (!isSlow || performance.now() - begun > LAST_TRY_MS || !(await may())) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
  return work();
}
