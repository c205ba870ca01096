/**
 * The counts on the door's page: guests inside, guests who entered at this gate, guests still to come, and repeated
 * entries.
 */
import type { Texts } from "../../../i18n/texts";
import { type GateView, make } from "./gate-view";
import type { DoorNews } from "./server-line";

type CountsParts = { root: HTMLElement; view: Pick<GateView, "part" | "say">; t: Pick<Texts["t"], "crew"> };

/** `timeOf` formats epoch milliseconds as a time of day. */
export function gateCounts({ root, view, t }: CountsParts, timeOf: (ms: number) => string) {
  function showDoubles(doubles: DoorNews["doubles"]): void {
    const rows = doubles.map(({ ticketNumber, entries }) =>
      make(
        "li",
        {},
        make("bdi", {}, ticketNumber),
        ` ${entries.map(({ at, gate }) => `${timeOf(Date.parse(at))} ${gate}`).join(", ")}`,
      ),
    );
    root.querySelector("ul.doubles")?.remove();
    if (rows.length > 0) view.part("last").append(make("ul", { class: "doubles" }, ...rows));
  }

  return {
    show({ counts, doubles }: DoorNews): void {
      view.say("inside", counts.inside);
      view.say("of", t.crew("inside", { sold: counts.sold }));
      view.say("gate", counts.gate);
      view.say("left", counts.sold - counts.inside);
      view.say("left-word", t.crew("toCome"));
      showDoubles(doubles);
    },
    /** Counts this phone's own scan, until the next counts arrive. */
    add(entries: 1 | -1): void {
      for (const [name, sign] of [
        ["inside", 1],
        ["gate", 1],
        ["left", -1],
      ] as const)
        view.say(name, Number(view.part(name).textContent) + sign * entries);
    },
    /** While offline, replaces the guests still to come with the number of unsent scans. */
    showUnsent(scans: number): void {
      view.say("left", scans);
      view.say("left-word", t.crew("waiting"));
    },
  };
}
