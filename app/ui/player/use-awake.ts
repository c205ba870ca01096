/** Hides the controls when nobody has moved for a while: `idle` on the frame, for its style sheet. */
import { useEffect } from "react";

const IDLE_AFTER_MS = 3000;
const SIGNS = ["pointerdown", "keydown", "focusin"];

/** The controls stay while `mayHide` is false, and as long as someone moves through them by keyboard. */
export function useAwake(frame: HTMLElement, video: HTMLVideoElement, mayHide: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      const focused = frame.contains(document.activeElement) ? document.activeElement : null;
      if (focused && focused !== video && focused.matches(":focus-visible")) return wake();
      // A button that was clicked still has the focus, which must not be on something that can't be seen.
      if (focused) video.focus({ preventScroll: true });
      frame.classList.add("idle");
    };
    const wake = () => {
      clearTimeout(timer);
      frame.classList.remove("idle");
      if (mayHide) timer = setTimeout(rest, IDLE_AFTER_MS);
    };
    // Browsers also report a pointer that rests while the page moves under it.
    const moved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) wake();
    };
    for (const sign of SIGNS) frame.addEventListener(sign, wake);
    frame.addEventListener("pointermove", moved);
    wake();
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) frame.removeEventListener(sign, wake);
      frame.removeEventListener("pointermove", moved);
    };
  }, [frame, video, mayHide]);
}
