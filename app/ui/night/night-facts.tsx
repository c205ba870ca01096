/** Where and when a night is. A dot stands between two facts, never where a line begins. */
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";

type NightFactsProps = {
  town: string;
  venue: string;
  time?: string | undefined;
  /** The date that it was moved from. */
  wasDate?: string | undefined;
};

export function NightFacts({ town, venue, time, wasDate }: NightFactsProps) {
  const { t } = useTexts("site");
  return (
    <p className="soft night-facts">
      <span>
        <span className="town">{town}</span>
        {venue && <Fact>{venue}</Fact>}
        {time && <Fact>{time}</Fact>}
        {wasDate && (
          <Fact>
            <s>{t("event.was", { date: wasDate })}</s>
          </Fact>
        )}
      </span>
    </p>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <span>
    <i> · </i>
    {children}
  </span>
);
