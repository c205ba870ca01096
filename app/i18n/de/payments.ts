/** Deutsch: the texts of what a fan has paid, in German. */
export { payments } from "../en/payments";
