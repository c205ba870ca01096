/** Moves the focus to what a refused form says. Without scripts `autofocus` does it. */
import { useEffect, useRef } from "react";

/** `said` is another object for each refusal. */
export function useFocusOnce<T extends HTMLElement>(said: unknown) {
  const box = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => box.current?.focus(), [said]);
  return box;
}
