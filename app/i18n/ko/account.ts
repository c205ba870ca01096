/** 한국어: Korean texts of a fan’s account. */
export { account } from "../en/account";
