/** עברית: Hebrew texts of a fan’s account. */
export { record } from "../en/record";
