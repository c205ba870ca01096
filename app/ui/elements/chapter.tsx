/** A chapter of a long text: its title beside it from 60rem on, above it on phones. */
import type { ReactNode } from "react";

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="split lead chapter" aria-labelledby={id}>
      <h2 className="d3" id={id}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </section>
  );
}
