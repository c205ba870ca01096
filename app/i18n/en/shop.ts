/** English texts of the shop. */
export const shop = {
  title: "Shop",
} as const;
