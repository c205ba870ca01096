/**
 * The campaign that led to a visit, in a cookie that a script of ours keeps for the session, with consent. It comes
 * from an address that anybody can write, so it is cut and read strictly, and counts for nothing but the office's
 * figures.
 */
import { parseCookie } from "cookie";
import { CAMPAIGN_COOKIE, type Campaign, campaignIn } from "../../app/domain/measured/campaign";
import { consentOf } from "./consent-cookie";

export function campaignOf(cookieHeader: string | null): Campaign | undefined {
  if (consentOf(cookieHeader) !== "granted") return undefined;
  return campaignIn(new URLSearchParams(parseCookie(cookieHeader ?? "")[CAMPAIGN_COOKIE] ?? ""));
}
