/** What a page does while a product API elsewhere cannot be reached: the backend throws a 503, and some pages go on. */

export const isAway = (error: unknown): boolean => error instanceof Response && error.status === 503;

/** For `catch`: `instead` while it cannot be reached; every other error flies on. */
export const whenAway =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isAway(error)) return instead;
    throw error;
  };
