/** Pages about other programs: tokens that they come with. What makes or ends one demands a fresh sign-in. */
import type { OfficePageRow } from "../page-row";

export const machinePages = {
  tokens: { path: "tokens", file: "machines/tokens.tsx", right: "people" },
  newToken: {
    path: "tokens/new",
    file: "machines/tokens.new.tsx",
    right: "people",
    deeds: { make: "people" },
    fresh: true,
  },
  token: {
    path: "tokens/:tokenId",
    file: "machines/tokens.$tokenId.tsx",
    right: "people",
    deeds: { revoke: "people" },
    fresh: true,
  },
} as const satisfies Record<string, OfficePageRow>;
