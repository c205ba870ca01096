/**
 * A form on the account pages: fields as in the authenticator, the server's validation errors, and one submit button.
 */
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { accountForms, type AccountForm as FormName } from "../../domain/authenticator/fields/account-forms";
import type { DialCode } from "../../domain/authenticator/fields/dial-codes";
import type { NamedField } from "../../domain/authenticator/fields/form-fields";
import type { FormRejection } from "../../domain/authenticator/overlay-data";
import { AuthField } from "../authenticator/fields/auth-field";
import type { PhoneInput } from "../authenticator/fields/phone-input";
import { FormAlert } from "../authenticator/form-alert";
import { useText } from "../authenticator/use-text";
import { SubmitButton } from "../forms/submit-button";
import { useFirstWrong } from "../forms/use-first-wrong";

/** Why the server refused a form; `form` is the form's name. */
export type RejectedForm = FormRejection & { form: string };

type AccountFormProps = {
  form: FormName;
  /** URL of the page. */
  path: string;
  rejected: RejectedForm | undefined;
  submit: ReactNode;
  /** `btn line` if the form isn't the main action of the page. */
  look?: "btn" | "btn line";
  pending: string;
  /** Initial values of the fields. */
  values?: { [field: string]: string | undefined };
  /** Labels that replace the authenticator's. */
  labels?: { [field: string]: string };
  dialCodes?: DialCode[] | undefined;
  /** The input component of a phone field, if the form has one. */
  Phone?: typeof PhoneInput;
  /** Password managers save a password under the email, so the form contains it as a hidden field. */
  username?: string;
  /** A changed number empties the code's field: another code was sent. */
  codesSent?: number;
};

export function AccountForm({ form, path, labels = {}, values = {}, ...props }: AccountFormProps) {
  const rejected = props.rejected?.form === form ? props.rejected : undefined;
  const fields: readonly NamedField[] = accountForms[form];
  const say = useText("fields");
  const problems = rejected?.problems.fields ?? {};
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent") === form;
  const alert = rejected?.problems.alert;
  const shown = { ...values, ...rejected?.typed };
  const firstWrong = fields.find(({ name }) => problems[name]);
  const element = useFirstWrong(rejected);

  return (
    <Form ref={element} className="stack narrow" method="post" action={path} preventScrollReset noValidate>
      {props.username && (
        <input type="text" name="username" autoComplete="username" value={props.username} readOnly hidden />
      )}
      {fields.map((field) => (
        <AuthField
          key={field.name === "confirmation_code" ? `code ${props.codesSent ?? 0}` : field.name}
          id={`${form}-${field.name}`}
          field={field}
          label={labels[field.name]}
          value={shown[field.name]}
          problems={problems[field.name]}
          announced={field === firstWrong}
          autoFocus={field === firstWrong}
          dialCodes={props.dialCodes}
          dialCode={shown.country_code}
          Phone={props.Phone}
        />
      ))}
      {alert && <FormAlert key={alert.key} text={say(alert)} since={rejected} dismissTo={path} />}
      <SubmitButton
        className={props.look ?? "btn line"}
        intent={form}
        pending={pending}
        pendingText={props.pending}
        disabled={pending}
      >
        {props.submit}
      </SubmitButton>
    </Form>
  );
}
