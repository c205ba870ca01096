/** The one next step about a night, and the sentence that says how things stand when it is not simply on sale. */
import { Link } from "@remix-run/react";
import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";

/** Choose seats, go to the partner, or look at other nights. */
export function EventAction({ night, full = false }: { night: EventView; full?: boolean }) {
  const { t } = useTexts("site");
  const width = full ? " full" : "";
  if (night.sale === "onSale")
    return (
      <Link className={`btn${width}`} to={night.ticketsHref}>
        {t("night.chooseSeats")}
      </Link>
    );
  if (night.sale === "external" && night.externalUrl)
    return (
      <a className={`btn${width}`} href={night.externalUrl} rel="noopener">
        {t("night.partner", { host: new URL(night.externalUrl).host })}
      </a>
    );
  return (
    <Link className={`btn line${width}`} to="/tickets">
      {t("night.otherNights")}
    </Link>
  );
}

export function EventNote({ night }: { night: EventView }) {
  const { t } = useTexts("site");
  const notes = notesOf(night, t);
  return notes.map((note) => (
    <p className={night.sale === "cancelled" ? "bad" : "soft"} key={note}>
      {note}
    </p>
  ));
}

function notesOf(night: EventView, t: ReturnType<typeof useTexts<"site">>["t"]): string[] {
  const moved = night.wasDate && night.date ? [t("night.movedFrom", { date: night.wasDate })] : [];
  switch (night.sale) {
    case "cancelled":
      return [t("night.cancelled")];
    case "past":
      return [t(night.card.some((bout) => bout.sides.some((side) => side.won)) ? "night.past" : "night.pastPlain")];
    case "postponed":
      return [t("night.postponed")];
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
