/**
 * GET /oauth/start/{provider}?from={page} — redirects a guest to the provider, and a signed-in fan back to the page.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend, leave } from "../../backend.server";
import { noStore, pageToReturnTo, stepAddress } from "../../requests/federated-step";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { federated } = await backend({ request, context });
  const from = pageToReturnTo(new URL(request.url).searchParams.get("from"));
  const step = await federated.start(params.provider ?? "", from);
  if (!step) return answer(context, new Response("Unknown sign-in provider", { status: 404 }));
  return leave(context, stepAddress(step), noStore);
}
