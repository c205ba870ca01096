/** The result of a scan. Its color fills the screen, and a word and a sign repeat it. */
import { Form } from "@remix-run/react";
import { type DoorVerdict, stateWord, type Tone } from "../../../domain/door/door-verdict";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { useTexts } from "../../../i18n/texts";
import { AGAIN_REASONS, SIGNS } from "./signs";

const CLASSES: Record<Tone, string> = { good: "yes", stop: "nope", ask: "twice" };

export function Verdict({ verdict, lead }: { verdict: DoorVerdict; lead: boolean }) {
  const { t } = useTexts("crew");
  const { t: door } = useTexts("door");
  const { tone, state, ticketNumber, text, tier, guest, place, elsewhere, scanId } = verdict;
  return (
    <div className={`gate-result ${CLASSES[tone]}`} role="alert">
      <svg className="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={SIGNS[tone]} fill="none" stroke="currentColor" strokeWidth="16" />
      </svg>
      <h1>{t(tone)}</h1>
      <p className="why">
        {stateWord(state, { door, crew: t })}. {text}
      </p>
      {elsewhere && <p className="why">{elsewhere}</p>}
      <dl>
        {tier && <Fact name={door("tier")} value={tier} />}
        {place.map(({ label, value }) => (
          <Fact key={label} name={label} value={value} />
        ))}
        {guest && <Fact name={door("guest")} value={guest} />}
        {ticketNumber && <Fact name={door("number")} value={ticketNumber} />}
      </dl>
      <div className="gate-acts">
        {state === "valid" && (
          <Form method="post">
            <input type="hidden" name="number" value={ticketNumber} />
            <button className="btn black" type="submit" name="intent" value="letIn">
              {door("letIn")}
            </button>
          </Form>
        )}
        {scanId && state === "in" && (
          <Form method="post">
            <input type="hidden" name="scan" value={scanId} />
            <button className="btn line" type="submit" name="intent" value="undo">
              {t("undo")}
            </button>
          </Form>
        )}
        {lead && state === "used" && (
          <Form method="post" className="gate-again">
            <input type="hidden" name="number" value={ticketNumber} />
            <label>
              {t("why")}
              <select name="reason" className="select">
                {AGAIN_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(reason)}
                  </option>
                ))}
              </select>
            </label>
            <button className="btn line" type="submit" name="intent" value="again">
              {t("again")}
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={CONTENT_LANGUAGE}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
