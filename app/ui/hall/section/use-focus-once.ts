/** Moves the focus to what a refused form says. Without scripts `autofocus` does it. */
import { useEffect, useRef } from "react";

/** `said` is another object for each refusal. */
export function useFocusOnce<T extends HTMLElement>(said: unknown) {
  const box = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect doesn't read `said`, but each refusal brings a new object, and the screen reader has to read it
  useEffect(() => box.current?.focus(), [said]);
  return box;
}
