/** The office's pages about fans. There is no list of them: they are searched for. */
import type { OfficePageRow } from "../page-row";

export const fanPages = {
  fans: { path: "fans", file: "fans/fans.tsx", right: "orders" },
  fan: { path: "fans/:fan", file: "fans/fans.$fan.tsx", right: "orders" },
} as const satisfies Record<string, OfficePageRow>;
