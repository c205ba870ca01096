/** Norsk bokmål: the texts of a fan’s account, in Norwegian Bokmål. */
export { account } from "../en/account";
