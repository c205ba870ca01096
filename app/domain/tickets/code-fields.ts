/** Fields of the purchase form for codes and for the prices shown. */
export const CODE = "code";
const SHOWN = "shown.";

/** Name of the field with the price, in cents, that was shown for a tier. */
export const shownField = (definitionId: string) => SHOWN + definitionId;

/** `typed` is the field's text; `counts` are valid codes that have no seats on hold yet. */
export type CodeView = { typed: string; counts: string[] };

export const NO_CODE: CodeView = { typed: "", counts: [] };

const MOST_CODES = 2;
const LONGEST = 40;

/** At most two codes, separated by spaces or commas; undefined if the text can't be codes. */
export function codesIn(typed: string | null | undefined): string[] | undefined {
  const codes = (typed ?? "").split(/[\s,;]+/).filter(Boolean);
  const fit = codes.length <= MOST_CODES && codes.every((code) => code.length <= LONGEST && !/\p{C}/u.test(code));
  return fit ? codes : undefined;
}

/** Undefined if the form doesn't say, in which case any price is accepted. */
export function shownIn(form: Record<string, string>, definitionId: string): number | undefined {
  const text = form[shownField(definitionId)];
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
