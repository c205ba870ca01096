/** The focus after a refused form. */
import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form whose first invalid field takes the focus whenever the server refuses it. `refused` is a new object for
 * each refusal. Without scripts, the field's `autofocus` does it.
 */
export function useFirstWrong(refused: object | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return form;
}
