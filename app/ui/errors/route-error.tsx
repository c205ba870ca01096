/** Shown in place of a page that failed to render. */
import { isRouteErrorResponse } from "@remix-run/react";
import { errorKind } from "./error-kind";
import { ErrorPage } from "./error-page";
import { NotFoundPage } from "./not-found-page";

/** `error` comes from `useRouteError`: a thrown Response, or anything else. */
export function RouteError({ error }: { error: unknown }) {
  const kind = errorKind(error);
  if (kind !== "notFound") return <ErrorPage why={kind === "broken" ? undefined : kind} />;
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : undefined;
  return <NotFoundPage message={message} />;
}
