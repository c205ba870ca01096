/** Handles a return from Stripe's checkout page: shows the payment's status, and asks again until it is known. */
import type { Backend } from "../../server/backend/backend";
import type { PremiumSales } from "../../server/services/billing";
import { leave } from "../backend.server";
import { pollDelaySeconds } from "../domain/tickets/hold-view";

/** `refresh` is the content of a meta refresh, which reloads the page without scripts. */
type CheckoutReturn = { note: "open"; again: string; refresh: string } | { note: "ended" | "refunded" | "trialUsed" };

/**
 * Reads `?purchase=` of the page at `path`. A paid purchase redirects to `path` with `paid` appended. Returns undefined
 * for a purchase that doesn't belong to the visitor.
 */
export async function checkoutReturn(
  request: Request,
  context: object,
  { billing, visitor }: Pick<Backend, "visitor"> & { billing: Pick<PremiumSales, "returned"> | undefined },
  { path, paid = "" }: { path: string; paid?: string },
): Promise<CheckoutReturn | undefined> {
  const query = new URL(request.url).searchParams;
  const id = query.get("purchase");
  const status = id === null ? undefined : await billing?.returned(visitor, id);
  if (status === "paid") throw await leave(context, path + paid, { replace: true });
  if (status !== "open") return status && { note: status };
  const looks = Number(query.get("look")) || 0;
  const search = `?purchase=${id}&look=${looks + 1}`;
  return { note: "open", again: path + search, refresh: `${pollDelaySeconds(looks)};url=${search}` };
}
