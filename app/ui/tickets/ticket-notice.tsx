/** What changed about the night since the tickets were bought: canceled, postponed, moved, or over. */
import type { TicketNightView } from "../../domain/tickets/ticket-night-view";
import { useTexts } from "../../i18n/texts";

export function TicketNotice({ night: { notice, wasDate } }: { night: TicketNightView }) {
  const { t } = useTexts("mine");
  const { t: buy } = useTexts("tickets");
  if (!notice) return null;
  return (
    <p className="wrap pass-notice" role="note">
      {notice === "cancelled" && (
        <>
          <b>{buy("closed.cancelled")}.</b> {buy("closed.cancelledText")}
        </>
      )}
      {notice === "past" && <b>{buy("closed.past")}</b>}
      {notice === "postponed" && t("pass.postponed")}
      {notice === "moved" && buy("buy.moved", { date: wasDate })}
    </p>
  );
}
