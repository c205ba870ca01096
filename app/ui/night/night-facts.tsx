/** Where and when a night is, as facts separated by dots. A line never starts with a dot. */
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";

type NightFactsProps = {
  town: string;
  venue: string;
  time?: string | undefined;
  /** The night's original date, if it was moved. */
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
