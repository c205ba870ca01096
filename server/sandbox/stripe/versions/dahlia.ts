/** 2026-03-25.dahlia renamed the values of a checkout session's `ui_mode`. */
import type { VersionChange } from "./version-change";

const NOW: Record<string, string> = { hosted: "hosted_page", embedded: "embedded_page", custom: "elements" };
const THEN = Object.fromEntries(Object.entries(NOW).map(([then, now]) => [now, then]));

export const dahlia: VersionChange = {
  since: "2026-03-25.dahlia",
  request: (fields, { method, path }) => {
    const { ui_mode: mode } = fields;
    if (method !== "POST" || path !== "/v1/checkout/sessions" || typeof mode !== "string") return fields;
    return { ...fields, ui_mode: NOW[mode] ?? mode };
  },
  objects: {
    "checkout.session": (session) => {
      session.ui_mode = THEN[String(session.ui_mode)] ?? session.ui_mode;
    },
  },
};
