/** Which error page a failure gets, and that page's title. */
import { isRouteErrorResponse } from "@remix-run/react";
import { siteTexts } from "../../i18n/texts";

/** `broken`: our own error. `refused`: retrying doesn't help. After `busy` (too many visitors) and `away` it does. */
type ErrorKind = "notFound" | "refused" | "busy" | "away" | "broken";

/** `error` comes from `useRouteError`: a thrown Response, or anything else. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 404) return "notFound";
  if (error.status === 503) return error.statusText === "Busy" ? "busy" : "away";
  return error.status < 500 ? "refused" : "broken";
}

/**
 * The error as a title. Only the status if the language's texts aren't loaded, because the root's own loader failed.
 */
export function errorTitle(error: unknown, language: string): string {
  const t = siteTexts(language);
  const kind = errorKind(error);
  if (!t) return isRouteErrorResponse(error) ? String(error.status) : "500";
  if (kind === "notFound") return t("notFound.title");
  return t(kind === "broken" ? "error.heading" : `error.${kind}Heading`);
}
