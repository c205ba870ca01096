/**
 * The message to the office. Errors appear next to their fields, what was typed is kept, and it works without scripts.
 */
import { Form } from "@remix-run/react";
import {
  MESSAGE_MAX,
  type MessageProblem,
  NAME_MAX,
  SUBJECTS,
  type TypedMessage,
} from "../../domain/forms/office-message";
import type { OrderChoice as Choice } from "../../domain/forms/order-choices";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Field, FieldFrame } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { OrderChoice } from "./order-choice";

type MessageFormProps = {
  typed: TypedMessage;
  problems: readonly (MessageProblem | "tooMany" | "away")[];
  choices: Choice[];
  pending: boolean;
};

/** The field of each problem, for the links of the summary. */
const FIELDS = {
  nameMissing: "name",
  nameLong: "name",
  emailMissing: "email",
  emailInvalid: "email",
  subjectMissing: "subject",
  messageMissing: "message",
  messageLong: "message",
} as const satisfies Record<MessageProblem, string>;

export function MessageForm({ typed, problems, choices, pending }: MessageFormProps) {
  const { t } = useTexts("help");
  const textOf = (one: MessageProblem) => t(`letter.${one}`, { max: one === "nameLong" ? NAME_MAX : MESSAGE_MAX });
  const wrong = problems.filter((one) => one !== "tooMany" && one !== "away");
  const errors = (...of: MessageProblem[]) => of.filter((one) => problems.includes(one)).map(textOf);

  const general = (["tooMany", "away"] as const).find((one) => problems.includes(one));

  return (
    <Form className="stack letter" method="post" action="/billing-assistance" preventScrollReset noValidate>
      {problems.length > 0 && (
        <Alert focused>
          {t(`letter.${general ?? "notSent"}`)}
          {wrong.length > 0 && (
            <ul>
              {wrong.map((one) => (
                <li key={one}>
                  <a href={`#${FIELDS[one]}`}>
                    {t(`letter.${FIELDS[one]}`)} · {textOf(one)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <div className="stack two">
        <Field
          label={t("letter.name")}
          name="name"
          autoComplete="name"
          dir="auto"
          maxLength={NAME_MAX}
          defaultValue={typed.name}
          errors={errors("nameMissing", "nameLong")}
          required
        />
        <Field
          label={t("letter.email")}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={typed.email}
          errors={errors("emailMissing", "emailInvalid")}
          required
        />
      </div>
      <FieldFrame id="subject" label={t("letter.subject")} errors={errors("subjectMissing")}>
        {(control) => (
          <select className="select" name="subject" defaultValue={typed.subject} required {...control}>
            <option value="">{t("letter.choose")}</option>
            {SUBJECTS.map((subject) => (
              <option key={subject} value={subject}>
                {t(`letter.${subject}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {choices.length > 0 && <OrderChoice choices={choices} chosen={typed.order} />}
      <FieldFrame
        id="message"
        label={t("letter.message")}
        help={t("letter.messageHelp")}
        errors={errors("messageMissing", "messageLong")}
      >
        {(control) => (
          <textarea
            className="input message"
            name="message"
            dir="auto"
            maxLength={MESSAGE_MAX}
            defaultValue={typed.message}
            required
            {...control}
          />
        )}
      </FieldFrame>
      <p className="hide" aria-hidden="true">
        <label>
          {t("letter.trap")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <label className="choice">
        <input type="checkbox" name="newsletter" value="yes" defaultChecked={typed.newsletter} />
        {t("letter.newsletter")}
      </label>
      <SubmitButton intent="letter" pending={pending} pendingText={t("letter.sending")}>
        {t("letter.send")}
      </SubmitButton>
    </Form>
  );
}
