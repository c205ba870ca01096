/** A click on the video plays or pauses it, and keys do the same as the buttons. */
import { useEffect } from "react";
import { actionOfKey } from "./player-keys";
import type { VideoActions } from "./video-actions";

export function useKeysAndClicks(frame: HTMLElement, video: HTMLVideoElement, actions: VideoActions): void {
  useEffect(() => {
    let wakesUp = false;
    const press = (event: KeyboardEvent) => {
      const on = placeOf(event.target);
      const action = on && actionOfKey(event, on);
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    // In the capture phase, because the same press also wakes the controls.
    const touch = ({ pointerType }: PointerEvent) => {
      wakesUp = pointerType !== "mouse" && frame.classList.contains("idle");
    };
    const click = () => {
      if (!wakesUp) actions.toggle();
    };
    frame.addEventListener("keydown", press);
    frame.addEventListener("pointerdown", touch, true);
    video.addEventListener("click", click);
    return () => {
      frame.removeEventListener("keydown", press);
      frame.removeEventListener("pointerdown", touch, true);
      video.removeEventListener("click", click);
    };
  }, [frame, video, actions]);
}

function placeOf(target: EventTarget | null): "picture" | "button" | "slider" | undefined {
  if (target instanceof HTMLVideoElement) return "picture";
  if (target instanceof HTMLButtonElement) return "button";
  return target instanceof HTMLInputElement ? "slider" : undefined;
}
