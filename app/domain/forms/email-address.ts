/**
 * What counts as an email address: one @, a dot after it, no spaces, nothing invisible, and none of the characters that
 * separate addresses in a mail header (RFC 5322, 3.2.3). Only sending a mail shows whether it exists.
 */
const EMAIL = /^[^\s@\p{C}()<>[\]:;,\\"]+@[^\s@\p{C}()<>[\]:;,\\"]+\.[^\s@\p{C}()<>[\]:;,\\"]+$/u;
const LONGEST = 254;

export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
