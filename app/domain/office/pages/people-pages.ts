/** The office's pages about itself: who works there, what they may do, and what they did. */
import type { OfficePageRow } from "../page-row";

export const peoplePages = {
  today: { path: "", file: "today.tsx", right: "enter" },
  again: { path: "again", file: "again.tsx", right: "enter", deeds: { again: "enter" } },
  history: { path: "history", file: "history.tsx", right: "history" },
  change: {
    path: "history/:auditId",
    file: "history.$auditId.tsx",
    right: "history",
    deeds: { undo: "content", putBack: "content" },
  },
  people: { path: "people", file: "people.tsx", right: "people", deeds: { putOut: "people" } },
  rights: { path: "people/rights", file: "people.rights.tsx", right: "enter" },
} as const satisfies Record<string, OfficePageRow>;
