/** Deutsch: the texts of a fan’s account, in German. */
export { account } from "../en/account";
