/** Escapes text for HTML. */
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** For text and for attribute values in double quotes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Lines are separated by line breaks. */
export const escapedLines = (text: string) => escaped(text).replaceAll("\n", "<br>");
