/** Hides the controls after a while without activity, by the class `idle` on the frame. */
import { useEffect } from "react";

const IDLE_AFTER_MS = 3000;
const SIGNS = ["pointerdown", "keydown", "focusin"];

/** The controls stay while `mayHide` is false, and while someone uses them by keyboard. */
export function useAwake(frame: HTMLElement, video: HTMLVideoElement, mayHide: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      const focused = frame.contains(document.activeElement) ? document.activeElement : null;
      if (focused && focused !== video && focused.matches(":focus-visible")) return wake();
      // A clicked button still has the focus, which must not stay on a hidden element.
      if (focused) video.focus({ preventScroll: true });
      frame.classList.add("idle");
    };
    const wake = () => {
      clearTimeout(timer);
      frame.classList.remove("idle");
      if (mayHide) timer = setTimeout(rest, IDLE_AFTER_MS);
    };
    // Browsers also report a resting pointer if the page moves under it.
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
