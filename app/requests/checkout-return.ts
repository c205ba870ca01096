/** Handles returns from Stripe's checkout page, which have `?purchase=` in the page's URL. */
import type { Backend } from "../../server/backend/backend";
import { leave } from "../backend.server";
import { pollDelaySeconds } from "../domain/tickets/hold-view";

const SALE = { premium: "premium", ppv: "pay-per-view", shop: "shop" } as const;

type Buyer = Pick<Backend, "billing" | "visitor">;

/** Redirects to the page after paying. Does nothing if the purchase doesn't belong to the visitor. */
export async function leaveAfterCheckout(
  request: Request,
  context: object,
  { billing, visitor }: Buyer,
): Promise<void> {
  const id = new URL(request.url).searchParams.get("purchase");
  const found = id === null ? undefined : await billing.ownPurchase?.(visitor, id);
  if (found) throw await leave(context, `/paid/${SALE[found.kind]}/${found.id}`, { replace: true });
}

/** `refresh` is the content of a meta refresh, which reloads the page without scripts. */
type CheckoutReturn = { note: "open"; again: string; refresh: string } | { note: "ended" | "refunded" | "trialUsed" };

/**
 * For a purchase in another site's books, of which we learn only the status. A paid one redirects to `path` with `paid`
 * appended; any other is shown on the page. Undefined if the purchase doesn't belong to the visitor.
 */
export async function checkoutReturn(
  request: Request,
  context: object,
  { billing, visitor }: Buyer,
  { path, paid = "" }: { path: string; paid?: string },
): Promise<CheckoutReturn | undefined> {
  const query = new URL(request.url).searchParams;
  const id = query.get("purchase");
  const status = id === null ? undefined : await billing.returned(visitor, id);
  if (status === "paid") throw await leave(context, path + paid, { replace: true });
  if (status !== "open") return status && { note: status };
  const looks = Number(query.get("look")) || 0;
  const search = `?purchase=${id}&look=${looks + 1}`;
  return { note: "open", again: path + search, refresh: `${pollDelaySeconds(looks)};url=${search}` };
}
