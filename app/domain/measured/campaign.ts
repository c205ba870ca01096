/** The campaign parameters (UTM) of a URL. */

/** Kept for the session, and only with consent. The value is the parameters as a query string. */
export const CAMPAIGN_COOKIE = "campaign";
const LONGEST = 80;
const PARTS = ["source", "medium", "campaign", "content", "term"] as const;

export type Campaign = Record<(typeof PARTS)[number], string>;

/** Undefined without a source. Values are truncated and have no control characters. */
export function campaignIn(query: URLSearchParams): Campaign | undefined {
  const part = (name: string) => (query.get(`utm_${name}`) ?? "").replace(/\p{C}/gu, "").trim().slice(0, LONGEST);
  const [source = "", medium = "", campaign = "", content = "", term = ""] = PARTS.map(part);
  return source ? { source, medium, campaign, content, term } : undefined;
}

/** Parameters that only say where a visitor came from. Pages are the same with and without them. */
export const ORIGIN_PARAMETERS = /^(utm_\w+|gclid|fbclid|msclkid)$/;
