/** The focus after a refused form. */
import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form whose first wrong field takes the focus each time the server refuses it: `refused` is the refusal, a new one
 * each time. Without scripts, the field's `autofocus` does it.
 */
export function useFirstWrong(refused: object | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return form;
}
