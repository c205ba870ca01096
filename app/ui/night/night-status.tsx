/** Sentences about a night that isn't simply on sale: cancelled, postponed, sold out and so on. */
import { Link } from "@remix-run/react";
import type { NightView } from "../../domain/shows/night-view";
import { type Texts, useTexts } from "../../i18n/texts";

export function NightStatus({ night }: { night: NightView }) {
  const { t } = useTexts("night");
  const underWay = night.badge?.text === "underWay" ? [t("underWay")] : [];
  const notes = [...underWay, ...notesOf(night, t)];
  return (
    <>
      {notes.map((note) => (
        <p className={night.sale === "cancelled" ? "bad" : "soft"} key={note}>
          {note}
        </p>
      ))}
      {night.sale === "soldOut" && (
        <p>
          <Link className="link" to={`/waiting-list/${night.id}`}>
            {t("waitingList")}
          </Link>
        </p>
      )}
    </>
  );
}

function notesOf(night: NightView, t: Texts["t"]["night"]): string[] {
  const moved = night.wasDate && night.date ? [t("movedFrom", { date: night.wasDate })] : [];
  switch (night.sale) {
    case "cancelled":
      return [t("cancelled")];
    case "past":
      return [t(night.card.some((bout) => bout.sides.some((side) => side.won)) ? "past" : "pastPlain")];
    case "postponed":
      return [...(night.wasDate ? [t("wasOn", { date: night.wasDate })] : []), t("postponed")];
    case "dateOpen":
      return [t("dateOpenNote")];
    case "soon":
      return [...moved, t("soon", { when: night.opens })];
    case "soldOut":
      return [...moved, t("soldOutNote")];
    case "external":
      return [...moved, t("external")];
    case "none":
      return [...moved, t("none")];
    case "closed":
      return [...moved, t("closed")];
    default:
      return moved;
  }
}
