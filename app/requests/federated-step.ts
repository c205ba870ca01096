/** The addresses around sign-in through the hosted pages: the page that was left, and where a step leads. */
import type { FederatedStep } from "../../server/federated-cookies";
import { segments } from "../domain/authenticator/screens";
import { localPath } from "../domain/local-path";
import { overlayOn, pageUnder } from "../ui/overlay/overlay-path";

/** No answer of these routes is anybody else's, or the same twice. */
export const noStore = { headers: { "cache-control": "no-store" } };

/** The page waits in a cookie, which a longer address would only fill. */
const MAX_PAGE_LENGTH = 1000;

/** The page of ours that `from` names, without an overlay on it; undefined for anything that is no page of ours. */
export function pageToReturnTo(from: string | null): string | undefined {
  const asked = localPath(from, "");
  if (!asked || asked.length > MAX_PAGE_LENGTH || asked.startsWith("/oauth/")) return undefined;
  const { pathname, search } = partsOf(asked);
  return pageUnder(pathname) + search;
}

export function stepAddress(step: FederatedStep): string {
  if ("address" in step) return step.address;
  const { pathname, search } = partsOf(step.page);
  return step.screen ? overlayOn(pathname, segments[step.screen], search) : step.page;
}

function partsOf(page: string): { pathname: string; search: string } {
  const [pathname = "/", query] = page.replace(/#.*/, "").split(/\?(.*)/, 2);
  return { pathname, search: query ? `?${query}` : "" };
}
