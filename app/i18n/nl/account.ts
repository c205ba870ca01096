/** Nederlands: the texts of a fan’s account, in Dutch. */
export { account } from "../en/account";
