/** URLs used during sign-in through a provider: the page to return to, and the target of each step. */
import type { FederatedStep } from "../../server/backend/federated-cookies";
import { segments } from "../domain/authenticator/machine/screens";
import { localPath } from "../domain/urls/local-path";
import { overlayOn, pageUnder } from "../ui/overlay/overlay-path";

/** Responses of the OAuth routes belong to one visitor and are used once. */
export const noStore = { headers: { "cache-control": "no-store" } };

/** In the query of a page that a fan returns to without having proved their identity. The page then says why. */
export const AGAIN_FAILED = "failed";

/** The page is stored in a cookie, so its length is limited. */
const MAX_PAGE_LENGTH = 1000;

/** The page on this site that `from` names, without an overlay; undefined if it isn't a page of ours. */
export function pageToReturnTo(from: string | null): string | undefined {
  const page = localPath(from, "");
  if (!page || page.length > MAX_PAGE_LENGTH || page.startsWith("/oauth/")) return undefined;
  const { pathname, search } = partsOf(page);
  return pageUnder(pathname) + search;
}

export function stepAddress(step: FederatedStep): string {
  if ("address" in step) return step.address;
  const { pathname, search } = partsOf(step.page);
  if (step.failed === "signIn") return overlayOn(pathname, segments.signIn, search);
  return step.failed ? `${pathname}${search ? `${search}&` : "?"}${AGAIN_FAILED}=again` : step.page;
}

function partsOf(page: string): { pathname: string; search: string } {
  const [pathname = "/", query] = page.replace(/#.*/, "").split(/\?(.*)/, 2);
  return { pathname, search: query ? `?${query}` : "" };
}
