/** The buttons on the door's page that prepare the phone for a night without a network and start its camera. */
import type { Texts } from "../../../i18n/texts";
import type { Camera } from "./camera";
import { make } from "./gate-view";

type ToolsParts = {
  box: HTMLElement;
  t: Pick<Texts["t"], "crew">;
  /** The text before a button is pressed. */
  text: string;
  /** Returns the text to show afterward. Undefined if this phone or pass can't store a list. */
  getReady: (() => Promise<string>) | undefined;
  /** Returns the camera, or why it can't be used. */
  startCamera: () => Promise<Camera | string>;
};

export function doorTools({ box, t, text, getReady, startCamera }: ToolsParts): void {
  const prepare = make("button", { class: "btn line quiet", type: "button" }, t.crew("ready"));
  const start = make("button", { class: "btn", type: "button" }, t.crew("start"));
  const status = make("p", { role: "status" }, text);
  prepare.addEventListener("click", async () => {
    status.textContent = (await getReady?.()) ?? "";
  });
  start.addEventListener("click", async () => {
    const camera = await startCamera();
    if (typeof camera === "string") {
      status.textContent = camera;
      return;
    }
    start.replaceWith(camera.hasLight ? lightButton(camera, t) : make("p", { class: "small" }, t.crew("noLight")));
    box.classList.add("scanning");
  });
  box.replaceChildren(start, ...(getReady ? [prepare] : []), status);
}

function lightButton(camera: Camera, t: ToolsParts["t"]): HTMLElement {
  const light = make("button", { class: "btn line quiet", type: "button", "aria-pressed": "false" }, t.crew("light"));
  light.addEventListener("click", async () => light.setAttribute("aria-pressed", String(await camera.light())));
  return light;
}
