/** English texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
export const account = {
  sections: {
    overview: "Overview",
    orders: "Orders",
    billing: "Billing",
    security: "Security",
    details: "Your details",
    privacy: "Your data",
  },
} as const;
