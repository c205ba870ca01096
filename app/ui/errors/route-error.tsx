/** Shown in place of a page that failed to render. */
import { isRouteErrorResponse } from "@remix-run/react";
import { ErrorPage } from "./error-page";
import { NotFoundPage } from "./not-found-page";

/** `error` comes from `useRouteError`: a thrown Response, or anything else. */
export function RouteError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage />;
  if (error.status === 404) return <NotFoundPage message={typeof error.data === "string" ? error.data : undefined} />;
  if (error.status === 503) return <ErrorPage why={error.statusText === "Busy" ? "busy" : "away"} />;
  return <ErrorPage why={error.status < 500 ? "refused" : undefined} />;
}
