/** The office's pages of the site's own health, for the owner. */
import type { OfficePageRow } from "../page-row";

export const healthPages = {
  health: {
    path: "health",
    file: "health.tsx",
    right: "people",
    deeds: { retry: "people", retryAll: "people", drop: "people" },
  },
} as const satisfies Record<string, OfficePageRow>;
