/** 日本語: Japanese texts of a fan’s account. */
export { account } from "../en/account";
