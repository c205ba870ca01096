/** The camera: its picture, its light if it has one, and keeping the screen on. */
import type { Decoder } from "./decoder";

const LOOK_EVERY_MS = 80;

type Torch = MediaTrackConstraintSet & { torch?: boolean };

export type Camera = {
  video: HTMLVideoElement;
  hasLight: boolean;
  /** Switches the light on or off; returns whether it is on. */
  light(): Promise<boolean>;
};

/** Throws if there is no camera, or if it isn't allowed (`NotAllowedError`). `found` gets every code that is read. */
export async function openCamera(read: Decoder, found: (text: string) => void): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const [track] = stream.getVideoTracks();
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  void keepAwake();
  document.addEventListener("visibilitychange", () => void (document.hidden || keepAwake()));

  const look = async () => {
    const text = document.hidden ? undefined : await read(video).catch(() => undefined);
    if (text) found(text);
    setTimeout(look, LOOK_EVERY_MS);
  };
  void look();

  const abilities = (track?.getCapabilities?.() ?? {}) as { torch?: boolean };
  let on = false;
  return {
    video,
    hasLight: abilities.torch === true,
    async light() {
      on = !on;
      const wanted: Torch = { torch: on };
      await track?.applyConstraints({ advanced: [wanted] }).catch(() => {
        on = false;
      });
      return on;
    },
  };
}

const keepAwake = () => navigator.wakeLock?.request("screen").catch(() => undefined);
