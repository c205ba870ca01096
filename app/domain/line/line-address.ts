/** URLs of a night's line. */

/** Query that makes the line's page ask the store who holds the place, instead of trusting the cookie. */
export const CHECK = "check";

/** For fans that the purchase page refuses, whatever their cookie says. */
export const lineToCheck = (eventId: string): string => `/line/${eventId}?${CHECK}`;
