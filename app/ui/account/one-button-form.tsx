/** A form with one button: all of its values are known in advance. */
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { FormAlert } from "../authenticator/form-alert";
import { useText } from "../authenticator/use-text";
import { SubmitButton } from "../forms/submit-button";
import type { RejectedForm } from "./account-form";

type OneButtonFormProps = {
  intent: string;
  path: string;
  /** Hidden fields. They also tell this button from others with the same intent. */
  fields?: { [name: string]: string };
  rejected?: RejectedForm | undefined;
  pending?: string;
  look?: string;
  /** Whether the result is another page. */
  leaves?: boolean;
  children: ReactNode;
};

export function OneButtonForm({
  intent,
  path,
  fields = {},
  rejected,
  look = "btn line quiet",
  leaves = false,
  ...props
}: OneButtonFormProps) {
  const say = useText("fields");
  const { formData } = useNavigation();
  const hidden = Object.entries(fields);
  const pending = formData?.get("intent") === intent && hidden.every(([name, value]) => formData.get(name) === value);
  const refused = rejected?.form === intent && hidden.every(([name, value]) => rejected.typed[name] === value);
  const alert: KeyedText | undefined = refused ? rejected.problems.alert : undefined;
  return (
    <Form method="post" action={path} preventScrollReset={!leaves} className="act">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {alert && <FormAlert text={say(alert)} since={rejected} dismissTo={path} />}
      <SubmitButton className={look} intent={intent} pending={pending} pendingText={props.pending} disabled={pending}>
        {props.children}
      </SubmitButton>
    </Form>
  );
}
