/** Pages of at most 60 items; the token for the next page names its first item. */
import { invalidParameter } from "./cognito-errors";

const LONGEST_PAGE = 60;

/**
 * The page at `token` and the token of the next page. Throws if the limit is out of range or the token matches no
 * item.
 */
export function pageAt<T>(
  all: T[],
  idOf: (item: T) => string,
  { limit = LONGEST_PAGE, token }: { limit?: number | undefined; token?: string | undefined },
): { page: T[]; next: string | undefined } {
  if (!Number.isInteger(limit) || limit < 0 || limit > LONGEST_PAGE)
    throw invalidParameter(
      `1 validation error detected: Value '${limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to ${LONGEST_PAGE}`,
    );
  const tokenOf = (item: T) => Buffer.from(idOf(item)).toString("base64url");
  const start = token === undefined ? 0 : all.findIndex((item) => tokenOf(item) === token);
  if (start < 0) throw invalidParameter("Invalid pagination token");
  const page = all.slice(start, start + (limit || LONGEST_PAGE));
  const following = all[start + page.length];
  return { page, next: following === undefined ? undefined : tokenOf(following) };
}
