/** The keys of the player, as on other video sites. They work while the focus is on the video or its controls. */
import type { VideoAction } from "./video-actions";

const KEYS: Record<string, VideoAction> = {
  " ": "toggle",
  k: "toggle",
  m: "mute",
  c: "captions",
  i: "small",
  f: "full",
  arrowleft: "back",
  arrowright: "forward",
  arrowup: "louder",
  arrowdown: "quieter",
  home: "toStart",
  end: "toEnd",
};

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** `on` is what has the focus. Buttons keep the keys that press them, sliders the keys that move them. */
export function actionOfKey(press: KeyPress, on: "picture" | "button" | "slider"): VideoAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  if (on === "button" && key === " ") return undefined;
  if (on === "slider" && key.length > 1) return undefined;
  // On a Hebrew or Cyrillic keyboard, the position of the key counts.
  return KEYS[key] ?? (/[a-z]/.test(key) ? undefined : KEYS[press.code.replace("Key", "").toLowerCase()]);
}
