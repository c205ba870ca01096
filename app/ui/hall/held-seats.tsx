/** The seats on hold, shown before the fan pays, and a link to choose others. */
import type { HeldSeatsView } from "../../domain/tickets/held-order";

export function HeldSeats({ held, choose }: { held: HeldSeatsView; choose: string }) {
  return (
    <span className="held-seats">
      <b>{held.sentence}</b>{" "}
      <a className="link" href="#plan">
        {choose}
      </a>
    </span>
  );
}
