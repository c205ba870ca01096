/** The form that sends lost tickets again, and its confirmation. */
import { Form, useNavigation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Field } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { useFirstWrong } from "../forms/use-first-wrong";
import "./door.css";

type LostTicketsFormProps = {
  email: string;
  answer: { problem: "badEmail" | "tooMany" | undefined; email: string } | undefined;
};

export function LostTicketsForm({ email, answer }: LostTicketsFormProps) {
  const { t } = useTexts("door");
  const pending = useNavigation().state === "submitting";
  const form = useFirstWrong(answer);
  return (
    <>
      <section className="arena">
        <div className="wrap event-head stack">
          <h1 className="d2">{t("lost.title")}</h1>
          <p className="lead-text">{t("lost.text")}</p>
        </div>
      </section>
      <section className="wrap lost-tickets stack">
        {answer && !answer.problem && (
          <Alert tone="good" focused>
            {t("lost.done", { email: answer.email })}
          </Alert>
        )}
        <Form ref={form} method="post" className="form stack" noValidate>
          <Field
            name="email"
            type="email"
            autoComplete="email"
            required
            label={t("lost.email")}
            defaultValue={answer?.email ?? email}
            announced
            errors={answer?.problem && [t(`lost.${answer.problem}`)]}
          />
          <SubmitButton intent="send" pending={pending} pendingText={t("lost.sending")}>
            {t("lost.send")}
          </SubmitButton>
        </Form>
      </section>
    </>
  );
}
