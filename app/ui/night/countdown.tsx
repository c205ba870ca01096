/** Time until the opening bell. The server renders it, and a script counts down using elapsed time only. */
import { useEffect, useState } from "react";
import { type TimeLeft, timeLeft } from "../../domain/format/time-left";
import { useTexts } from "../../i18n/texts";

const TICK_MS = 1000;

type CountdownProps = { bell: { inMs: number; left: TimeLeft } | undefined; label?: string };

/** `label` names the event if it isn't the bell. */
export function Countdown({ bell, label }: CountdownProps) {
  const { t } = useTexts("site");
  const left = useRemainingTime(bell);
  if (!left) return null;
  return (
    <div role="timer" aria-label={label ?? t("count.label")}>
      <dl className="count">
        {(["days", "hours", "minutes"] as const).map((unit) => (
          <div key={unit}>
            <dt>{t(`count.${unit}`, { count: left[unit] })}</dt>
            <dd>{unit === "days" ? left.days : String(left[unit]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function useRemainingTime(bell: { inMs: number; left: TimeLeft } | undefined): TimeLeft | undefined {
  const [left, setLeft] = useState(bell?.left);
  const inMs = bell?.inMs;
  useEffect(() => {
    if (inMs === undefined) return setLeft(undefined);
    const from = Date.now();
    const tick = () => {
      const ms = inMs - (Date.now() - from);
      const next = ms > 0 ? timeLeft(ms) : undefined;
      setLeft((last) => (last && next && last.minutes === next.minutes && last.hours === next.hours ? last : next));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [inMs]);
  return left;
}
