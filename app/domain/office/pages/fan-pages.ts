/** The office's pages about fans. Fans aren't listed; staff search for them. */
import type { OfficePageRow } from "../page-row";

export const fanPages = {
  fans: { path: "fans", file: "fans/fans.tsx", right: "orders" },
  fan: { path: "fans/:fan", file: "fans/fans.$fan.tsx", right: "orders" },
} as const satisfies Record<string, OfficePageRow>;
