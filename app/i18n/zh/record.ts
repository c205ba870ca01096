/** 简体中文: simplified Chinese texts of a fan’s account. */
export { record } from "../en/record";
