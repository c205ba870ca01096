/** Brazilian Portuguese: the texts of what a fan has and what is held about her. */
export { record } from "../en/record";
