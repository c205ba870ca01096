/** A wrestler in the grid: portrait, name, belts in gold, and hometown or role. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { RosterCard as Card } from "../../domain/roster/roster-view";
import { useTexts } from "../../i18n/texts";
import { FighterCard } from "./fighter-card";

export function RosterCard({ card, first }: { card: Card; first: boolean }) {
  const { belts, role, hometown } = card;
  const { t } = useTexts("roster");
  return (
    <FighterCard fighter={card} first={first} badge={<StatusBadge status={card.status} />}>
      {belts.map((belt) => (
        <p className="belt" key={belt} lang={CONTENT_LANGUAGE}>
          {belt}
        </p>
      ))}
      <p lang={role === "wrestler" ? CONTENT_LANGUAGE : undefined}>
        {role === "wrestler" ? hometown : t(`role.${role}`)}
      </p>
    </FighterCard>
  );
}

/** Active wrestlers have no badge. */
export function StatusBadge({ status }: { status: Card["status"] }) {
  const { t } = useTexts("roster");
  if (status === "active") return null;
  return <span className={status === "injured" ? "badge off" : "badge gone"}>{t(`status.${status}`)}</span>;
}
