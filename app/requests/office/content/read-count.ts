/** Reads the form that counts stock. */
import { isGuid } from "../../../domain/urls/guid";
import type { StockRejection } from "../../../ui/office/content/stock-page";

type Count = { variantId: string; by: number; reason: string; deedId: string };

const LONGEST_REASON = 200;

/** The count to record, or why it is refused. */
export function readCount(form: Record<string, string>): Count | StockRejection {
  const { variantId = "", by = "", reason = "", deedId = "" } = form;
  const rejected = (kind: "wrongNumber" | "noReason" | "missing") => ({ variantId, typed: form, problem: { kind } });
  if (!isGuid(variantId) || !isGuid(deedId)) return rejected("missing");
  const typed = by.trim().replace("−", "-");
  if (!/^[+-]?\d{1,6}$/.test(typed) || Number(typed) === 0) return rejected("wrongNumber");
  const why = reason.trim().slice(0, LONGEST_REASON);
  return why ? { variantId, by: Number(typed), reason: why, deedId } : rejected("noReason");
}
