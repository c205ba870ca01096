/** What the section page gets. Types only; app/requests/seats makes them. */
import type { FurtherTier } from "../../../domain/hall/picked-total";
import type { SeatConflict } from "../../../domain/hall/seat-conflict";
import type { SectionSheet } from "../../../domain/hall/section-sheet";
import type { TurnNote } from "../../../domain/line/turn-note";
import type { PlacedSeat } from "../../../domain/seating/seat-sentence";
import type { EndedHoldView, HeldOrder } from "../../../domain/tickets/held-order";
import type { SaidProblem } from "../../../domain/tickets/quantities";
import type { NightHeadingView } from "../../../domain/tickets/ticket-view";
import type { SheetTier } from "./seat-table";

export type SectionFacts = {
  code: string;
  label: string;
  entrance: string;
  level: string;
  side: "north" | "east" | "south" | "west" | null;
  facesCamera: boolean;
  focus: "ring" | "stage";
};

export type SectionView = {
  event: NightHeadingView;
  /** The purchase page's. */
  path: string;
  section: SectionFacts;
  sheet: SectionSheet;
  tiers: SheetTier[];
  /** Tiers of which the best seats can be had by number. */
  best: { id: string; name: string }[];
  /** Seats of this section that the fan holds, and those of other sections. */
  mine: string[];
  elsewhere: (PlacedSeat & { place: string; cents: number })[];
  further: FurtherTier[];
  /** Tickets on hold that have no seat. */
  byNumber: { definitionId: string; name: string; quantity: number; cents: number }[];
  conflict: SeatConflict | undefined;
  held: HeldOrder | undefined;
  ended: EndedHoldView | undefined;
  /** The fan's turn in the line for this sale. */
  turn: TurnNote | undefined;
  limitPerOrder: number;
  currency: string;
  locale: string;
  clientKey: string;
};

/** A refused form, as it was sent. */
export type RefusedSeatsView = {
  problems: SaidProblem[];
  /** What was ticked, and what was on hold then. Seats that were held later are ticked, too. */
  places: string[];
  held: string[];
  further: Record<string, string>;
  numbers: Record<string, string>;
  rest: boolean;
  conflict: SeatConflict | undefined;
};
