/** Coming back from Stripe's page: what became of the payment, asked until the answer is known. */
import type { Backend } from "../../server/backend";
import { leave } from "../backend.server";
import { lookAgainAfter } from "../domain/hold-view";

/** `refresh` makes a page look again without scripts. */
export type CheckoutReturn =
  | { note: "open"; again: string; refresh: string }
  | { note: "ended" | "refunded" | "trialUsed" };

/**
 * Reads `?purchase=` of the page at `path`. A payment that is through leads to the clean address, with `paid` added;
 * what is not hers says nothing.
 */
export async function checkoutReturn(
  request: Request,
  context: object,
  { billing, visitor }: Pick<Backend, "visitor"> & { billing: Pick<Backend["dues"], "returned"> | undefined },
  { path, paid = "" }: { path: string; paid?: string },
): Promise<CheckoutReturn | undefined> {
  const query = new URL(request.url).searchParams;
  const id = query.get("purchase");
  const status = id === null ? undefined : await billing?.returned(visitor, id);
  if (status === "paid") throw await leave(context, path + paid, { replace: true });
  if (status !== "open") return status && { note: status };
  const looks = Number(query.get("look")) || 0;
  const again = `${path}?purchase=${id}&look=${looks + 1}`;
  return { note: "open", again, refresh: `${lookAgainAfter(looks)};url=${again}` };
}
