/** A numbered seat, as the API and as pages have it. */
import type { SeatView } from "../../../app/domain/seating/seat-view";
import type { Seat } from "../../../server/product-api/contract";

export const sampleSeat: Seat = {
  placeId: "104-C-7",
  sectionLabel: "Section 104",
  rowLabel: "C",
  seatLabel: "7",
  entrance: "Gate 2",
  flags: [],
};

export const sampleSeatView: SeatView = {
  ...{ placeId: "104-C-7", section: "Section 104", row: "C", number: "7", entrance: "Gate 2" },
  place: "Section 104, row C, seat 7",
  sentence: "Section 104, row C, seat 7, Gate 2",
  facts: [
    { label: "Entrance", value: "Gate 2" },
    { label: "Section", value: "Section 104" },
    { label: "Row", value: "C" },
    { label: "Seat", value: "7" },
  ],
};
