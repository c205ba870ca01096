/** Norsk bokmål: the texts of what a fan has paid, in Norwegian Bokmål. */
export { payments } from "../en/payments";
