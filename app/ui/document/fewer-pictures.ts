/**
 * A document for visitors who save data: pictures below the first screen are replaced by their alternative texts. It
 * has no scripts, so nothing compares it with what React would render.
 */

/** React escapes "<" and ">" in attributes. */
const LAZY_PICTURE = /<img\b(?=[^<>]*\bloading="lazy")[^<>]*>/g;
const ALT = /\balt="([^"]+)"/;

export const fewerPictures = (html: string): string =>
  html.replace(LAZY_PICTURE, (picture) => {
    const alt = ALT.exec(picture)?.[1];
    return alt ? `<span class="hide">${alt}</span>` : "";
  });
