/** What a page does while what it needs cannot be had: the backend throws a 503, and some pages go on. */

export const isUnavailable = (error: unknown): error is Response => error instanceof Response && error.status === 503;

/** It is there, and too many ask at once. */
export const isOverloaded = (error: unknown): boolean => isUnavailable(error) && error.statusText === "Busy";

/** For `catch`: `instead` while it cannot be reached; every other error flies on. */
export const whenUnavailable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isUnavailable(error)) return instead;
    throw error;
  };
