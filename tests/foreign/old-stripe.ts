/** Older majors of Stripe's SDK, under the names package.json gives them. */
import { createRequire } from "node:module";

// biome-ignore lint/suspicious/noExplicitAny: importing the types of an old major would redeclare the global module "stripe" and break ours
export type OldStripe = any;

const require = createRequire(import.meta.url);

export const Stripe12: OldStripe = require("stripe-12");
export const Stripe17: OldStripe = require("stripe-17");
export const Stripe20: OldStripe = require("stripe-20");
