/** The data of the section page. Types only; app/requests/seats creates it. */
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
  /** Path of the purchase page. */
  path: string;
  section: SectionFacts;
  sheet: SectionSheet;
  tiers: SheetTier[];
  /** Tiers whose best seats can be picked by number. */
  best: { id: string; name: string }[];
  /** Seats that the fan holds in this section, and in other sections. */
  mine: string[];
  elsewhere: (PlacedSeat & { place: string; cents: number })[];
  further: FurtherTier[];
  /** Tickets on hold without a seat. */
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

/** A refused form, as it was posted. */
export type RefusedSeatsView = {
  problems: SaidProblem[];
  /** The seats checked, and those on hold at that time. Seats that were held later are checked, too. */
  places: string[];
  held: string[];
  further: Record<string, string>;
  numbers: Record<string, string>;
  rest: boolean;
  conflict: SeatConflict | undefined;
};
