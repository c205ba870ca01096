/** GET /oauth/signed-out — where the hosted pages send a fan whose session they have ended too. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await backend({ request, context });
  return leave(context, "/home");
}
