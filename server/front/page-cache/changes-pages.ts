/** Tells which requests may change a shared page. The others leave the pages in memory alone. */

/** Frequent: the browser posts a guest's credentials on every first visit, and in a rush, many fans sign in. */
const CHANGES_NONE = /^(\/[a-z]{2})?(\/guest-credentials|(\/[^?]*)?\/auth\/[\w-]+(\.data)?)(\?|$)/;

const READS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

export const changesPages = (method = "GET", path = "/"): boolean =>
  !READS.includes(method) && !CHANGES_NONE.test(path);
