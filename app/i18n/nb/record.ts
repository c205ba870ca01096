/** Norsk bokmål: the texts of what a fan has and what is held about her, in Norwegian Bokmål. */
export { record } from "../en/record";
