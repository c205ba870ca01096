/** The sentence that says how things stand with a night that is not simply on sale. */
import type { EventView } from "../../domain/event-view";
import { type Texts, useTexts } from "../../i18n/texts";

export function EventNote({ night }: { night: EventView }) {
  const { t } = useTexts("site");
  const { t: ts } = useTexts("shows");
  const underWay = night.badge?.text === "underWay" ? [ts("night.underWay")] : [];
  const notes = [...underWay, ...notesOf(night, t, ts)];
  return notes.map((note) => (
    <p className={night.sale === "cancelled" ? "bad" : "soft"} key={note}>
      {note}
    </p>
  ));
}

function notesOf(night: EventView, t: Texts["t"]["site"], ts: Texts["t"]["shows"]): string[] {
  const moved = night.wasDate && night.date ? [t("night.movedFrom", { date: night.wasDate })] : [];
  switch (night.sale) {
    case "cancelled":
      return [t("night.cancelled")];
    case "past":
      return [t(night.card.some((bout) => bout.sides.some((side) => side.won)) ? "night.past" : "night.pastPlain")];
    case "postponed":
      return [...(night.wasDate ? [ts("night.wasOn", { date: night.wasDate })] : []), t("night.postponed")];
    case "dateOpen":
      return [t("night.dateOpenNote")];
    case "soon":
      return [...moved, t("night.soon", { when: night.opens })];
    case "soldOut":
      return [...moved, t("night.soldOutNote")];
    case "external":
      return [...moved, t("night.external")];
    case "none":
      return [...moved, t("night.none")];
    case "closed":
      return [...moved, t("night.closed")];
    default:
      return moved;
  }
}
