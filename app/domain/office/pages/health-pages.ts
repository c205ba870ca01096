/** The office's pages about the health of the site, for the owner. */
import type { OfficePageRow } from "../page-row";

export const healthPages = {
  health: {
    path: "health",
    file: "health.tsx",
    right: "people",
    deeds: { retry: "people", retryAll: "people", drop: "people" },
  },
} as const satisfies Record<string, OfficePageRow>;
