/** What tests look for in the markup of the pages that sell seats. */

/** The buttons of a page in order, as `[intent, text, form]`. */
export const buttons = (markup: string) =>
  [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = "", text = ""]) => [
    /value="(\w+)"/.exec(attributes)?.[1],
    text,
    /form="(\w+)"/.exec(attributes)?.[1],
  ]);

/** The code field with its problem, and the focus. */
export const REFUSED_CODE =
  /<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="code-errors")(?=[^>]*autofocus)/i;
