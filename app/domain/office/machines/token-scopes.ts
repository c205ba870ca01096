/** What an access token may do in the product API. */

export const TOKEN_SCOPES = ["orders:read", "sales:read", "door:scan", "content:write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const isTokenScope = (text: string): text is TokenScope => TOKEN_SCOPES.some((scope) => scope === text);

/** How long a new token may be valid, in days. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
export const MOST_TOKEN_DAYS = 365;
export const LONGEST_TOKEN_NAME = 60;
