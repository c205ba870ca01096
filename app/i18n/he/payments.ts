/** עברית: Hebrew texts of what a fan has paid. */
export { payments } from "../en/payments";
