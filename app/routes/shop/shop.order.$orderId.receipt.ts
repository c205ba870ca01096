/** /shop/order/{orderId}/receipt — the buyer is redirected to Stripe's receipt. 404 for everyone else. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend, leave } from "../../backend.server";
import { notFound } from "../../requests/not-found-response";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  const { orderId = "" } = params;
  const address = await billing.goodsReceipt?.(visitor, orderId);
  if (!address) throw await answer(context, notFound(request));
  if (address === "unreachable") return leave(context, `/shop/order/${orderId}?receipt=later`);
  return leave(context, address, { external: true });
}
