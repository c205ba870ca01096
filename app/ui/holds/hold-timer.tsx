/**
 * The hold timer: the remaining time in digits, the time at which the hold expires, and a rope that burns down. The
 * page opens here after a hold was made or changed, so it takes the focus and is labeled by its sentence.
 */
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { announcement, countdown, type HoldView, LATE_UNDER_MS, shareLeft } from "../../domain/tickets/hold-view";
import { HOLD } from "../../domain/tickets/seats-anchors";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";

const TICK_MS = 1000;

/** The server renders the remaining time, and a script counts down from it. `onEnd` is called once, at zero. */
export function HoldTimer({ hold, onEnd, children }: { hold: HoldView; onEnd(): void; children?: ReactNode }) {
  const { t } = useTexts("tickets");
  const { remainingMs, announced } = useCountdown(hold, onEnd);
  const name = useId();
  const late = remainingMs < LATE_UNDER_MS;
  useAnnounced(announced === undefined ? undefined : t("held.announce", { count: announced }));
  const left = { "--left": shareLeft(remainingMs, hold.lengthMs) } as CSSProperties;

  return (
    <section className={late ? "hold late" : "hold"} style={left} id={HOLD} tabIndex={-1} aria-labelledby={name}>
      <span className="left" role="timer" aria-labelledby={name}>
        {countdown(remainingMs)}
      </span>
      <p>
        <b id={name}>{t("held.yours", { count: hold.seats, until: hold.until })}</b>
        <br />
        {children}
        <span className="soft">
          {late ? t("held.late", { until: hold.until }) : t(hold.checkoutOpen ? "held.open" : "held.next")}
        </span>
      </p>
      <div className="rope" aria-hidden="true">
        <i />
      </div>
    </section>
  );
}

function useCountdown(hold: HoldView, onEnd: () => void) {
  const [shown, setShown] = useState<{ remainingMs: number; announced?: number }>({ remainingMs: hold.remainingMs });
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    // The visitor's clock may be wrong, so only elapsed time is used. It keeps running while a laptop sleeps.
    const from = Date.now();
    let before = hold.remainingMs;
    setShown({ remainingMs: before });
    const timer = setInterval(() => {
      const remainingMs = Math.max(0, hold.remainingMs - (Date.now() - from));
      const minutes = announcement(before, remainingMs);
      before = remainingMs;
      setShown((last) => ({ remainingMs, announced: minutes ?? last.announced }));
      if (remainingMs > 0) return;
      clearInterval(timer);
      end.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [hold.remainingMs]);

  return shown;
}
