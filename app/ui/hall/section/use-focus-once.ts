/** Moves the focus to the message of a refused form. Without scripts `autofocus` does. */
import { useEffect, useRef } from "react";

/** `said` is a new object for each refusal. */
export function useFocusOnce<T extends HTMLElement>(said: unknown) {
  const box = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect doesn't read `said`, but each refusal brings a new object, and the screen reader has to read it
  useEffect(() => box.current?.focus(), [said]);
  return box;
}
