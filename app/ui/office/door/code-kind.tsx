/** The kind of codes on a night's tickets, and the button to switch to the other kind. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";

export function CodeKind({ signed }: { signed: boolean }) {
  const t = officeTexts("door");
  return (
    <section className="o-box stack">
      <h2>{t("codes.title")}</h2>
      <p>{t(signed ? "codes.signed" : "codes.plain")}</p>
      <Form method="post">
        <input type="hidden" name="kind" value={signed ? "plain" : "signed"} />
        <button className="btn line quiet" type="submit" name="intent" value="codes">
          {t(signed ? "codes.unsign" : "codes.sign")}
        </button>
      </Form>
    </section>
  );
}
