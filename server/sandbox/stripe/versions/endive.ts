/** 2026-09-30.endive renamed the request parameter `payment_method_types` to `allowed_payment_method_types`. */
import { type VersionChange, withFieldRenamed } from "./version-change";

const NAMED = /^\/v1\/(checkout\/sessions|payment_intents|setup_intents)(\/|$)/;

export const endive: VersionChange = {
  since: "2026-09-30.endive",
  request: (fields, { method, path }) =>
    method === "POST" && NAMED.test(path)
      ? withFieldRenamed(fields, "payment_method_types", "allowed_payment_method_types")
      : fields,
  objects: {
    "checkout.session": (session) => {
      delete session.allowed_payment_method_types;
    },
  },
};
