/** What a route does if the backend throws a 503. Some pages render without the missing part. */

export const isUnavailable = (error: unknown): error is Response => error instanceof Response && error.status === 503;

/** The service works, but it is overloaded. */
export const isOverloaded = (error: unknown): boolean => isUnavailable(error) && error.statusText === "Busy";

/** For `catch`: returns `instead` after a 503, and rethrows every other error. */
export const whenUnavailable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isUnavailable(error)) return instead;
    throw error;
  };
