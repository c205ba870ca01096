/** Deutsch: the texts of what a fan has and what is held about her, in German. */
export { record } from "../en/record";
