/** Any other path — 404, with the full path in its message. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "../../requests/not-found-response";

export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request);
}

/** Never rendered, but without a component Remix would answer with the bare text instead of the page. */
export default function NotFoundRoute() {
  return null;
}
