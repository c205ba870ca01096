/** Counts the outcomes of reservation requests. */

import { NO_METRICS } from "../../../telemetry/metrics";
import { isBusy } from "../../contention";
import type { BoxOfficeDeps, ReserveOutcome } from "../box-office-types";

export function countReservations<Asked extends unknown[]>(
  { metrics = NO_METRICS }: BoxOfficeDeps,
  reserve: (...asked: Asked) => Promise<ReserveOutcome>,
): (...asked: Asked) => Promise<ReserveOutcome> {
  const add = (outcome: string) => metrics.add("ringside_reservations_total", outcome);
  return async (...asked) => {
    try {
      const result = await reserve(...asked);
      add(result.outcome === "held" ? "held" : (result.problems[0]?.code ?? "refused"));
      return result;
    } catch (error) {
      add(isBusy(error) ? "busy" : "failed");
      throw error;
    }
  };
}
