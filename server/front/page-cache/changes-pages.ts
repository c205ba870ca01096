/** Which writes may change a page that visitors share. After the others, what is in memory stays. */

/** Every guest's page posts the first by itself, and in a rush many fans use the overlay's forms at once. */
const CHANGES_NONE = /^(\/[a-z]{2})?(\/guest-credentials|(\/[^?]*)?\/auth\/[\w-]+(\.data)?)(\?|$)/;

export const changesPages = (path: string): boolean => !CHANGES_NONE.test(path);
