/** GET /oauth/callback — a guest comes back from the hosted pages: signed in on the page that she left, or told why not. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { noStore, stepAddress } from "../../requests/federated-step";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { federated } = await backend({ request, context });
  return leave(context, stepAddress(await federated.finish(new URL(request.url).searchParams)), noStore);
}
