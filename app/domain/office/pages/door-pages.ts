/** The door of a night, as the office sees it: passes, counts, and the door list. */
import type { OfficePageRow } from "../page-row";

export const doorPages = {
  nightDoor: {
    path: "nights/:eventId/door",
    file: "nights/nights.door.tsx",
    right: "passes",
    deeds: { issue: "passes", revoke: "passes", undo: "passes", codes: "passes" },
  },
  nightDoorList: { path: "nights/:eventId/door/list", file: "nights/nights.door.list.tsx", right: "passes" },
  nightDoorCsv: { path: "nights/:eventId/door/list.csv", file: "nights/nights.door.list-csv.ts", right: "passes" },
} as const satisfies Record<string, OfficePageRow>;
