/** What may be an email address: one @, a dot behind it, no spaces. Whether it exists, only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST = 254;

export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
