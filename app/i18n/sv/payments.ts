/** Svenska: the texts of what a fan has paid, in Swedish. */
export { payments } from "../en/payments";
