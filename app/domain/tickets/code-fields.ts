/** The code field and the prices that a purchase form sends. */
export const CODE = "code";
const SHOWN = "shown.";

/** Name of the field with the price that a tier was shown with, in cents. */
export const shownField = (definitionId: string) => SHOWN + definitionId;

/** `typed` stands in the field; `counts` are codes that work and have no seats on hold yet. */
export type CodeView = { typed: string; counts: string[] };

export const NO_CODE: CodeView = { typed: "", counts: [] };

const MOST_CODES = 2;
const LONGEST = 40;

/** At most two codes, with spaces or commas between them; undefined if that can't be codes. */
export function codesIn(typed: string | null | undefined): string[] | undefined {
  const codes = (typed ?? "").split(/[\s,;]+/).filter(Boolean);
  const fit = codes.length <= MOST_CODES && codes.every((code) => code.length <= LONGEST && !/\p{C}/u.test(code));
  return fit ? codes : undefined;
}

/** Undefined if the form doesn't say: then any price counts. */
export function shownIn(form: Record<string, string>, definitionId: string): number | undefined {
  const text = form[shownField(definitionId)];
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
