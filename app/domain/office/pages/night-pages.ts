/** The office's pages about nights. */
import type { OfficePageRow } from "../page-row";

export const nightPages = {
  nights: {
    path: "nights",
    file: "nights/nights.tsx",
    right: "nights",
    deeds: { publish: "content", unpublish: "content", duplicate: "content" },
  },
  nightsCsv: { path: "nights.csv", file: "nights/nights-csv.ts", right: "nights" },
  newNight: { path: "nights/new", file: "nights/nights.new.tsx", right: "content", deeds: { create: "content" } },
  night: {
    path: "nights/:eventId",
    file: "nights/nights.$eventId.tsx",
    right: "nights",
    deeds: { look: "content", save: "content" },
  },
  nightWords: {
    path: "nights/:eventId/words",
    file: "nights/nights.$eventId.words.tsx",
    right: "content",
    deeds: { save: "content", draft: "content", publish: "content", discard: "content" },
  },
  nightCard: {
    path: "nights/:eventId/card",
    file: "nights/nights.$eventId.card.tsx",
    right: "content",
    deeds: { save: "content", draft: "content", publish: "content", discard: "content" },
  },
  nightCopies: {
    path: "nights/:eventId/duplicate",
    file: "nights/nights.$eventId.duplicate.tsx",
    right: "content",
    deeds: { duplicate: "content" },
  },
  nightPublish: {
    path: "nights/:eventId/publish",
    file: "nights/nights.$eventId.publish.tsx",
    right: "content",
    deeds: { publish: "content", plan: "content", unpublish: "content" },
  },
  // Once tickets have been sold, only the owner may do this.
  nightMove: {
    path: "nights/:eventId/move",
    file: "nights/nights.$eventId.move.tsx",
    right: "content",
    fresh: true,
    deeds: { move: "content" },
  },
  nightOff: {
    path: "nights/:eventId/off",
    file: "nights/nights.$eventId.off.tsx",
    right: "callOff",
    fresh: true,
    deeds: { callOff: "callOff" },
  },
} as const satisfies Record<string, OfficePageRow>;
