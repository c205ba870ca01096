/** Staff without a pass choose the night and the entrance where they scan. */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { useTexts } from "../../../i18n/texts";
import { Field } from "../../forms/field";
import "./gate.css";

export function DoorChoice({ nights }: { nights: { id: string; title: string; when: string }[] }) {
  const { t } = useTexts("crew");
  const { t: seat } = useTexts("seat");
  return (
    <section className="arena gate-choice">
      <Form method="post" className="wrap stack">
        <h1 className="d2">{t("choose")}</h1>
        {nights.length === 0 && <p>{t("noNights")}</p>}
        {nights.map(({ id, title, when }, n) => (
          <label key={id} className="gate-night">
            <input type="radio" name="night" value={id} defaultChecked={n === 0} />
            <span>
              <b lang={CONTENT_LANGUAGE}>{title}</b>
              <span className="soft">{when}</span>
            </span>
          </label>
        ))}
        {nights.length > 0 && (
          <>
            <Field name="gate" label={seat("gate")} maxLength={60} autoComplete="off" required />
            <button className="btn" type="submit" name="intent" value="choose">
              {t("begin")}
            </button>
          </>
        )}
      </Form>
    </section>
  );
}
