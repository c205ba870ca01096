/** Where staff confirm their sign-in: `/office/again`. */
export const AGAIN = "/office/again";

/** Leads to `to` afterwards, a page of the office. With `AGAIN` itself it stays there and says that it is done. */
export const againAddress = (to: string): string => `${AGAIN}?${new URLSearchParams({ to })}`;
