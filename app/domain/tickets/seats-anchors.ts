/**
 * Where the purchase page opens after a form: ids of its parts, used as URL fragments. The browser moves the focus
 * there when it loads the page; scripts do when they show it (use-page-focus.ts).
 */

/** The hold, when seats were held or changed. */
export const HOLD = "hold";
/** Goods beside held seats, after one was added or removed. */
export const ADD_ONS = "add-ons";
/**
 * Notes on the result of a form: seats were changed instead of paid for, or released. Each is a query parameter, too.
 */
export const NOTES = ["changed", "released"] as const;
export type SeatsNote = (typeof NOTES)[number];
