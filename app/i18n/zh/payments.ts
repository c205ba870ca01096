/** 简体中文: simplified Chinese texts of what a fan has paid. */
export { payments } from "../en/payments";
