/** The phone menu opens and closes by itself; a script closes it on Escape, on a press elsewhere and on every way out. */
import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** For the `details` element of the menu. Escape gives the focus back to its button. */
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
