/** What happens next: dated lines, from "Now" to a day or "Any day". */
import type { ArrivalView } from "../../domain/paid/arrival-view";
import { PlainList } from "../elements/plain-list";

export function NextSteps({ title, steps }: ArrivalView["next"]) {
  return (
    <section className="stack" aria-labelledby="next">
      <h2 className="d4" id="next">
        {title}
      </h2>
      <PlainList ordered className="then">
        {steps.map(({ at, title, text }) => (
          <li key={title}>
            <span className="at display d5">{at}</span>
            <div>
              <p>
                <b>{title}</b>
              </p>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
