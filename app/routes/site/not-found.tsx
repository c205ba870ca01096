/** Any other path — 404 with the full path in its message. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "../../requests/not-found-response";

export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request);
}

/** Never rendered, but a route without a component would make Remix respond with plain text instead of the page. */
export default function NotFoundRoute() {
  return null;
}
