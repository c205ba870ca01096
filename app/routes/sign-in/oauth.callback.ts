/**
 * GET /oauth/callback — the hosted pages redirect here. The visitor returns to the page they left, signed in or with
 * the reason why not.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { noStore, stepAddress } from "../../requests/federated-step";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { federated } = await backend({ request, context });
  return leave(context, stepAddress(await federated.finish(new URL(request.url).searchParams)), noStore);
}
