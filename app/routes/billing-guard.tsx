/**
 * Around /profile, /premium and every page of pay-per-view: a fan who comes there is Stripe's customer from then on.
 * The page stays up when Stripe does not: whatever needs the customer asks again.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { backend } from "../backend.server";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";

export const shouldRevalidate = keepPageBehindOverlay;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { dues, visitor } = await backend({ request, context });
  if (visitor.user) await dues.ensureCustomer(visitor);
  return null;
}

export default Outlet;
