/** GET /oauth/signed-out — the hosted pages redirect here after they have ended the fan's session. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await backend({ request, context });
  return leave(context, "/home");
}
