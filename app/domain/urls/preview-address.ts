/** Addresses of previews. Nothing of them is ever kept for a second reader. */

/** The parameter that makes a page a preview. */
export const PREVIEW = "preview";

export const isPreview = (address: string): boolean => /[?&]preview=/.test(address);
