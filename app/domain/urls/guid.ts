/** The form of our ids. */
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a part of an address can be an id at all; nothing else need be looked for. */
export const isGuid = (text: string | null | undefined): text is string => typeof text === "string" && GUID.test(text);
