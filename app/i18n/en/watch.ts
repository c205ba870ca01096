/** English texts of pay-per-view and of Premium. */
export const watch = {
  title: "Watch",
} as const;
