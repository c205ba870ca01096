/** Nederlands: the texts of what a fan has paid, in Dutch. */
export { payments } from "../en/payments";
