/** A night's town, followed by what else is known of it. A dot stands between two facts, never where a line begins. */
import type { ReactNode } from "react";

export function NightFacts({ town, others }: { town: string; others: ReactNode[] }) {
  return (
    <p className="soft night-facts">
      <span>
        <span className="town">{town}</span>
        {others.filter(Boolean).map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a night keep their order
          <span key={i}>
            <i> · </i>
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}
