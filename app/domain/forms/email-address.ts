/** What counts as an email address: one @, a dot after it, no spaces. Only sending a mail shows whether it exists. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST = 254;

export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
