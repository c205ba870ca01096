/** 2025-09-30.clover: a promotion code names its coupon in `promotion`, which may have other types later. */
import type { JsonNode } from "../api/json-types";
import type { VersionChange } from "./version-change";

export const clover: VersionChange = {
  since: "2025-09-30.clover",
  request: (fields, { method, path }) => {
    const { coupon, ...rest } = fields;
    if (method !== "POST" || path !== "/v1/promotion_codes" || coupon === undefined) return fields;
    return { ...rest, promotion: { type: "coupon", coupon } };
  },
  objects: {
    // Older versions contain the whole coupon object.
    promotion_code: (code, { state }) => {
      const { coupon } = code.promotion as JsonNode;
      code.coupon = structuredClone(state.coupons[String(coupon)] ?? coupon);
      delete code.promotion;
    },
  },
};
