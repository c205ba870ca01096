/** עברית: the texts of buying goods, in English until they are translated. */
export { goods } from "../en/goods";
