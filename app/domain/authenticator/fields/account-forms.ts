/** The forms of the profile's security and details pages, made from the authenticator's fields, and their parsing. */
import type { FormRejection } from "../overlay-data";
import { DIAL_CODES } from "./dial-codes";
import { fields, type NamedField, phoneNumber } from "./form-fields";
import { normalized, type PasswordSettings, typed, validate } from "./validation";

const code: NamedField = {
  ...fields.confirmation_code,
  label: "fields.code",
  placeholder: "placeholders.code",
  name: "confirmation_code",
};
const current = { ...fields.password, autocomplete: "current-password" };

export const accountForms = {
  again: [{ ...current, name: "password" }],
  password: [
    { ...current, name: "current_password" },
    { ...fields.password, label: "fields.newPassword", placeholder: "placeholders.newPassword", name: "password" },
    { ...fields.confirm_password, placeholder: "placeholders.confirmNewPassword", name: "confirm_password" },
  ],
  totpConfirm: [code],
  name: [{ ...fields.name, name: "name" }],
  email: [{ ...fields.email, name: "email" }],
  emailConfirm: [code],
  phone: [{ ...phoneNumber, name: "phone_number" }],
  phoneConfirm: [code],
} as const satisfies Record<string, readonly NamedField[]>;
export type AccountForm = keyof typeof accountForms;

/** The fields of `form` with the dial codes for validation. Pages get the dial codes separately, with names. */
function fieldsWithDialCodes(form: AccountForm): NamedField[] {
  return accountForms[form].map((field) => (field.type === "tel" ? { ...field, dialCodeList: DIAL_CODES } : field));
}

/** The normalized values of a posted `form`, or its problems. */
export function readAccountForm(
  form: AccountForm,
  posted: Record<string, string>,
  settings?: PasswordSettings,
): { values: Record<string, string> } | FormRejection {
  const formFields = fieldsWithDialCodes(form);
  const values = normalized(formFields, posted);
  const problems = validate(formFields, values, { settings, touched: "all" });
  if (Object.keys(problems).length === 0) return { values };
  return { problems: { fields: problems }, typed: typed(formFields, values) };
}

/** Adds the posted input to a rejection, so that the form shows it again. */
export function withTyped(form: AccountForm, posted: Record<string, string>, rejected: FormRejection): FormRejection {
  return { ...rejected, typed: typedInto(form, posted) };
}

/** The posted input of `form`, except passwords. */
export function typedInto(form: AccountForm, posted: Record<string, string>): Record<string, string> {
  const formFields = fieldsWithDialCodes(form);
  return typed(formFields, normalized(formFields, posted));
}
