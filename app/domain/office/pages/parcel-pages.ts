/** The office's pages about parcels. */
import type { OfficePageRow } from "../page-row";

export const parcelPages = {
  parcels: { path: "parcels", file: "parcels.tsx", right: "orders", deeds: { send: "orders" } },
  slips: { path: "parcels/slips", file: "parcels.slips.tsx", right: "orders" },
} as const satisfies Record<string, OfficePageRow>;
