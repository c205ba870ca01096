/** Where the line of a night is. */

/** Asks the store whose the place in the cookie is, instead of believing the cookie. */
export const CHECK = "check";

/** For fans that the purchase page refuses, whatever their cookie says. */
export const lineToCheck = (eventId: string): string => `/line/${eventId}?${CHECK}`;
