/** 日本語: Japanese texts of a fan’s account. */
export { record } from "../en/record";
