/** The format of our ids. */
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a URL segment can be an id. Anything else needs no lookup. */
export const isGuid = (text: string | null | undefined): text is string => typeof text === "string" && GUID.test(text);
