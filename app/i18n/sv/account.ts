/** Svenska: the texts of a fan’s account, in Swedish. */
export { account } from "../en/account";
