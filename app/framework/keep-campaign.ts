/**
 * Keeps the campaign of the visit's first page for the session, with consent. The server reads it when seats are paid
 * for. It isn't an optimization, and cannot be switched off.
 */
import { CAMPAIGN_COOKIE, campaignIn } from "../domain/measured/campaign";

export function keepCampaign(): void {
  const campaign = campaignIn(new URLSearchParams(location.search));
  if (!campaign || !/(?:^|;\s*)consent=granted(?:;|$)/.test(document.cookie)) return;
  const value = new URLSearchParams(Object.entries(campaign).map(([name, text]) => [`utm_${name}`, text]));
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the alternative, CookieStore, is missing in Safari before 18.4, which we support
  document.cookie = `${CAMPAIGN_COOKIE}=${encodeURIComponent(value.toString())}; path=/; samesite=lax${secure}`;
}
