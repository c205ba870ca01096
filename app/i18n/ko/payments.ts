/** 한국어: Korean texts of what a fan has paid. */
export { payments } from "../en/payments";
