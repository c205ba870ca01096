/** The office's pages about a night's sale: seats, phases and codes, the waiting list, and the line. */
import type { OfficePageRow } from "../page-row";

export const nightSalePages = {
  nightSeats: {
    path: "nights/:eventId/seats",
    file: "nights/nights.$eventId.seats.tsx",
    right: "orders",
    deeds: { block: "orders", kill: "orders", keep: "orders", unblock: "orders", releaseAccessible: "orders" },
  },
  nightCodes: {
    path: "nights/:eventId/codes",
    file: "nights/nights.$eventId.codes.tsx",
    right: "orders",
    deeds: { addPhase: "orders", addCodes: "orders", limit: "orders", stop: "orders", stopBatch: "orders" },
  },
  nightCodesExport: {
    path: "nights/:eventId/codes/export",
    file: "nights/nights.$eventId.codes.export.ts",
    right: "orders",
  },
  nightWaiting: {
    path: "nights/:eventId/waiting",
    file: "nights/nights.$eventId.waiting.tsx",
    right: "orders",
    deeds: { offer: "orders", close: "orders" },
  },
  nightLine: {
    path: "nights/:eventId/line",
    file: "nights/nights.$eventId.line.tsx",
    right: "orders",
    deeds: { plan: "orders", pause: "orders", resume: "orders", rate: "orders", stop: "orders" },
  },
} as const satisfies Record<string, OfficePageRow>;
