/** Svenska: the texts of what a fan has and what is held about her, in Swedish. */
export { record } from "../en/record";
