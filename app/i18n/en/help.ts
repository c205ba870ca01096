/** English texts of billing assistance, of contacts and of privacy. */
export const help = {
  title: "Help",
} as const;
