/** Nederlands: the texts of what a fan has and what is held about her, in Dutch. */
export { record } from "../en/record";
