/** 한국어: Korean texts of a fan’s account. */
export { record } from "../en/record";
