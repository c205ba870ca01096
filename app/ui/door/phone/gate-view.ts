/** Draws on the door's page: a result over the whole screen, the camera, the last scans, and the network state. */
import { type DoorState, type DoorVerdict, stateWord, type Tone } from "../../../domain/door/door-verdict";
import type { Texts } from "../../../i18n/texts";
import type { FoundGuestView } from "../../../requests/door/found-guests";
import { AGAIN_REASONS, markOf, SIGNS } from "../crew/signs";

type DoorPageTexts = Pick<Texts["t"], "door" | "crew">;
type Child = Node | string | undefined | false;

const CLASSES: Record<Tone, string> = { good: "yes", stop: "nope", ask: "twice" };

export function make(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** A form that the page's script handles. Names and values match the page's own forms. */
function deed(
  intent: string,
  label: string,
  look: string,
  fields: Record<string, string>,
  ...more: Child[]
): HTMLElement {
  const hidden = Object.entries(fields).map(([name, value]) => make("input", { type: "hidden", name, value }));
  const button = make("button", { class: `btn ${look}`, type: "submit", name: "intent", value: intent }, label);
  return make("form", { method: "post" }, ...hidden, ...more, button);
}

export function gateView(root: HTMLElement, t: DoorPageTexts) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? make("div");
  const say = (name: string, text: string | number) => {
    part(name).textContent = String(text);
  };

  function reasons(): HTMLElement {
    const options = AGAIN_REASONS.map((value) => make("option", { value }, t.crew(value)));
    return make("label", {}, t.crew("why"), make("select", { class: "select", name: "reason" }, ...options));
  }

  return {
    part,
    say,
    verdict(verdict: DoorVerdict, o: { lead: boolean; scanId?: string | undefined; next(): void }): void {
      const { tone, state, ticketNumber, text, tier, guest, place, elsewhere } = verdict;
      const sign = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      sign.setAttribute("viewBox", "0 0 100 100");
      sign.setAttribute("class", "sign");
      sign.setAttribute("aria-hidden", "true");
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      for (const [name, value] of Object.entries({ d: SIGNS[tone], fill: "none", stroke: "currentColor" }))
        path.setAttribute(name, value);
      path.setAttribute("stroke-width", "16");
      sign.append(path);
      const facts = [
        tier && { label: t.door("tier"), value: tier },
        ...place,
        guest && { label: t.door("guest"), value: guest },
        ticketNumber && { label: t.door("number"), value: ticketNumber },
      ].flatMap((fact) => fact || []);
      const next = make("button", { class: "btn black", type: "button" }, t.crew("next"));
      next.addEventListener("click", o.next);
      const box = make(
        "div",
        { class: `gate-result ${CLASSES[tone]}`, role: "alert", "data-state": state },
        sign,
        make("h1", {}, t.crew(tone)),
        ...[`${stateWord(state, t)}. ${text}`, elsewhere].map((line) => line && make("p", { class: "why" }, line)),
        make(
          "dl",
          {},
          ...facts.map(({ label, value }) =>
            make("div", {}, make("dt", {}, label), make("dd", {}, make("bdi", {}, value))),
          ),
        ),
        make(
          "div",
          { class: "gate-acts" },
          next,
          state === "valid" && deed("letIn", t.door("letIn"), "black", { number: ticketNumber }),
          state === "in" && o.scanId && deed("undo", t.crew("undo"), "line", { scan: o.scanId }),
          state === "used" && o.lead && deed("again", t.crew("again"), "line", { number: ticketNumber }, reasons()),
        ),
      );
      part("mid").replaceChildren(box);
      if (tone !== "good") next.focus({ preventScroll: true });
    },

    /** Guests found by a search, each with a button that scans their ticket; `nobody` if there are none. */
    found(guests: FoundGuestView[], nobody: string): void {
      const rows = guests.map(({ ticketNumber, name, tier, place }) =>
        make(
          "form",
          { method: "post" },
          make("input", { type: "hidden", name: "code", value: ticketNumber }),
          make(
            "button",
            { class: "btn line quiet", type: "submit", name: "intent", value: "scan" },
            make("bdi", {}, name || ticketNumber),
            " ",
            make("bdi", {}, place || tier),
          ),
        ),
      );
      part("found").replaceChildren(...(rows.length > 0 ? rows : [make("p", { role: "status" }, nobody)]));
    },

    idle(text: string): void {
      part("mid").replaceChildren(make("div", { class: "idle" }, make("p", { role: "status" }, text)));
    },

    camera(video: HTMLVideoElement): void {
      const hint = make("p", { role: "status" }, t.crew("hold"));
      part("mid").replaceChildren(
        make("div", { class: "cam" }, video, make("div", { class: "aim", "aria-hidden": "true" }), hint),
      );
    },

    /** Adds a scan on top of the last ones. `undoable`: the id for undoing it. */
    log(scan: { at: string; place: string; shown: DoorState; undoable: string | undefined }): void {
      const { mark, tone } = markOf(scan.shown);
      const row = make(
        "li",
        {},
        make("i", { class: tone, "aria-hidden": "true" }, mark),
        make("time", {}, scan.at),
        make("bdi", {}, scan.place),
        make("span", { class: tone }, stateWord(scan.shown, t)),
        scan.undoable !== undefined && deed("undo", t.crew("undo"), "line quiet", { scan: scan.undoable }),
      );
      const list = root.querySelector("ol.log");
      list?.prepend(row);
      while (list && list.children.length > 10) list.lastElementChild?.remove();
    },

    offline(title: string, text: string): void {
      part("offline").replaceChildren(make("b", {}, title), text);
      part("offline").hidden = false;
      say("net", t.crew("offline"));
      root.classList.add("off");
    },
    online(): void {
      part("offline").hidden = true;
      say("net", t.crew("online"));
      root.classList.remove("off");
    },
  };
}

export type GateView = ReturnType<typeof gateView>;
