/** English texts of the shows, of the residency and of a section. */
export const shows = {
  title: "Shows",
} as const;
