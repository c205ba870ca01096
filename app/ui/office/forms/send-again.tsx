/** Shown when a form arrives after its sign-in has become too old: its fields, ready to be sent again. */
import { Form, useLocation } from "@remix-run/react";
import { AGAIN, againAddress } from "../../../domain/office/again-address";
import type { KeptForm } from "../../../domain/office/office-refusal";
import { officeTexts } from "../../../i18n/office/office-texts";
import { saveAttributes } from "./save-attributes";

export function SendAgain({ fields, hadFile }: KeptForm) {
  const t = officeTexts("frame");
  const { pathname, search } = useLocation();
  return (
    <div className="stack">
      <h1>{t("stale.title")}</h1>
      <p>{t("stale.text")}</p>
      {hadFile && <p>{t("stale.file")}</p>}
      <p>
        <a className="btn" href={againAddress(AGAIN)} target="_blank" rel="noopener">
          {t("stale.confirm")}
        </a>
      </p>
      <Form
        method="post"
        action={pathname + search}
        className="send-again"
        {...saveAttributes({ intent: "save", refused: true })}
      >
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn line">
          {t("stale.send")}
        </button>
      </Form>
    </div>
  );
}
