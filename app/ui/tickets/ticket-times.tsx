/** When a ticket's night is: its date, then doors and bell, each on a line. Empty while the date isn't known. */
import type { TicketNightView } from "../../domain/tickets/ticket-night-view";
import { useTexts } from "../../i18n/texts";

type TicketTimesProps = { night: Pick<TicketNightView, "date" | "dateTime" | "doors"> };

export function TicketTimes({ night: { date, dateTime, doors } }: TicketTimesProps) {
  const { t } = useTexts("mine");
  if (!date) return null;
  return (
    <>
      <time dateTime={dateTime}>
        <b>{date.long}</b>
      </time>
      <br />
      {t("tickets.times", { doors, bell: `${date.time} ${date.zone}` })}
      <br />
    </>
  );
}
