/** The phone menu is a `details` element. A script closes it on Escape, on a press outside of it, and on navigation. */
import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for the menu's `details` element. Escape returns the focus to its button. */
export function useMenu(): RefObject<HTMLDetailsElement> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const close = () => menu.current?.removeAttribute("open");
    function press(event: Event) {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    }
    function type({ key: pressed }: KeyboardEvent) {
      if (pressed !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", type);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", type);
    };
  }, []);
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) menu.current?.removeAttribute("open");
    last.current = key;
  }, [key]);
  return menu;
}
