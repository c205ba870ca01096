/** The office's pages about API tokens and webhooks. Creating, changing or revoking one requires a fresh sign-in. */
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
  webhooks: { path: "webhooks", file: "machines/webhooks.tsx", right: "people" },
  newWebhook: {
    path: "webhooks/new",
    file: "machines/webhooks.new.tsx",
    right: "people",
    deeds: { add: "people" },
    fresh: true,
  },
  webhook: {
    path: "webhooks/:targetId",
    file: "machines/webhooks.$targetId.tsx",
    right: "people",
    deeds: { test: "people", resend: "people" },
  },
  webhookSettings: {
    path: "webhooks/:targetId/settings",
    file: "machines/webhooks.$targetId.settings.tsx",
    right: "people",
    deeds: { change: "people", rotate: "people", switchOn: "people", switchOff: "people", remove: "people" },
    fresh: true,
  },
} as const satisfies Record<string, OfficePageRow>;
