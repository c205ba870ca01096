/** Issues a pass and shows its link once, as a QR code for the phone that will scan. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field } from "../../forms/field";

type TypedPass = { gate: string; lead: boolean; names: boolean; never: boolean };
export type IssueAnswer =
  | { problem: "missing" | "again"; typed: TypedPass }
  | { issued: { gate: string; url: string; qrSvg: string } };

const EMPTY: TypedPass = { gate: "", lead: false, names: true, never: false };

export function IssuePassForm({ deedId, answer }: { deedId: string; answer: IssueAnswer | undefined }) {
  const t = officeTexts("door");
  const typed = answer && "typed" in answer ? answer.typed : EMPTY;
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  const issued = answer && "issued" in answer ? answer.issued : undefined;
  return (
    <section className="o-box stack">
      {issued && (
        <div className="stack" role="status">
          <h2>{t("issued.title", { gate: issued.gate })}</h2>
          <p>{t("issued.text")}</p>
          <div
            className="pass-code"
            role="img"
            aria-label={t("issued.qr")}
            dangerouslySetInnerHTML={{ __html: issued.qrSvg }}
          />
          <p>
            <code>{issued.url}</code>
          </p>
        </div>
      )}
      <h2>{t("issue.title")}</h2>
      <p className="soft">{t("issue.text")}</p>
      {problem === "again" && <Alert focused>{t("issue.again")}</Alert>}
      <Form method="post" className="stack">
        <input type="hidden" name="deedId" value={deedId} />
        <Field
          name="gate"
          label={t("issue.gate")}
          defaultValue={typed.gate}
          maxLength={60}
          autoComplete="off"
          required
          announced
          errors={problem === "missing" ? [t("issue.missing")] : undefined}
        />
        <Box name="lead" on={typed.lead} label={t("issue.lead")} />
        <Box name="names" on={typed.names} label={t("issue.names")} />
        <Box name="never" on={typed.never} label={t("issue.never")} />
        <button className="btn" type="submit" name="intent" value="issue">
          {t("issue.button")}
        </button>
      </Form>
    </section>
  );
}

function Box({ name, on, label }: { name: string; on: boolean; label: string }) {
  return (
    <label className="pass-box">
      <input type="checkbox" name={name} defaultChecked={on} /> {label}
    </label>
  );
}
