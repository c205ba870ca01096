/** Changes of the versions before acacia; acacia itself changed nothing that the stand-in has. */
import { type VersionChange, withFieldRenamed } from "./version-change";

const CREATING_INTENT = /^\/v1\/(payment_intents|setup_intents)$/;

/** Oldest first. */
export const acaciaAndOlder: VersionChange[] = [
  {
    // https://docs.stripe.com/changelog/2023-08-16/automatic-payment-methods
    since: "2023-08-16",
    request: (fields, { method, path }) => {
      const chosen = fields.automatic_payment_methods ?? fields.payment_method_types;
      if (method !== "POST" || !CREATING_INTENT.test(path) || chosen !== undefined) return fields;
      return { ...fields, payment_method_types: { 0: "card" } };
    },
  },
  {
    since: "2024-04-10",
    // https://docs.stripe.com/changelog/2024-04-10/renames-features-attribute-product-object
    request: (fields, { method, path }) =>
      method === "POST" && path.startsWith("/v1/products")
        ? withFieldRenamed(fields, "features", "marketing_features")
        : fields,
    objects: {
      product: (product) => {
        product.features = product.marketing_features;
        delete product.marketing_features;
      },
      // https://docs.stripe.com/changelog/2024-04-10/automatic-sync-default-paymentintents
      payment_intent: (intent) => {
        if (intent.capture_method === "automatic_async") intent.capture_method = "automatic";
      },
      invoice: (invoice) => {
        invoice.rendering_options = null;
      },
    },
  },
];
