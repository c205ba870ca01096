/**
 * Where the purchase page opens after a form: ids of its parts, as fragments of the address. The browser moves the focus
 * there when it loads the page, and scripts do when they show it (use-page-focus.ts).
 */

/** The hold, when seats were held or changed. */
export const HOLD = "hold";
/** Goods beside them, after one was added or taken out. */
export const ADD_ONS = "add-ons";
/** Notes on what a form did: seats changed instead of paid for, or released. Each is a query, too. */
export const NOTES = ["changed", "released"] as const;
export type SeatsNote = (typeof NOTES)[number];
