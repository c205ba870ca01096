/** English texts of the roster and of a wrestler's page. */
export const roster = {
  title: "Roster",
} as const;
