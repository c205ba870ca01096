/** עברית: Hebrew texts of a fan’s account. */
export { account } from "../en/account";
