/** Any other path — 404, with the full path in its message. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { absent } from "./absent";

export function loader({ request }: LoaderFunctionArgs): never {
  throw absent(request);
}

/** Never rendered, but without a component Remix would answer with the bare text instead of the page. */
export default function NotFoundRoute() {
  return null;
}
