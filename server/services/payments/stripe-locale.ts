/** Stripe's pages in the fan's language. */
import type Stripe from "stripe";

/** Our languages by Stripe's codes. Stripe has neither Hebrew nor Ukrainian, so there the browser decides. */
const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  ...{ de: "de", en: "en", es: "es", fr: "fr", id: "id", it: "it", ja: "ja", ko: "ko", nb: "nb", nl: "nl", pl: "pl" },
  ...{ pt: "pt-BR", ru: "ru", sv: "sv", tr: "tr", zh: "zh" },
};

export const stripeLocale = (language: string) => LOCALES[language] ?? "auto";
