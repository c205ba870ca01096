/**
 * Layout route around /profile, /premium and all pay-per-view pages: makes sure that a signed-in fan is a customer at
 * Stripe. These pages still work if Stripe is unreachable, because everything that needs the customer asks again.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { backend } from "../../backend.server";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";

export const shouldRevalidate = keepPageBehindOverlay;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  if (visitor.user) await billing.ensureCustomer(visitor);
  return null;
}

export default Outlet;
