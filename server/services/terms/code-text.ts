/** Texts of codes that we make: ten characters without those that are mistaken for each other. */
import { randomInt } from "node:crypto";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 10;

export const newCodeText = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** What the office chooses itself: letters, digits and hyphens. */
export const isCodeText = (text: string): boolean => /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(text);
