/** The forms of the profile's security and details, out of the same fields as the authenticator's, and how they are read. */
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

/** The fields of `form` with all that the server judges by: to the page, which is given the dial codes by name, they go without. */
function judged(form: AccountForm): NamedField[] {
  return accountForms[form].map((field) => (field.type === "tel" ? { ...field, dialCodeList: DIAL_CODES } : field));
}

/** What was sent with `form`, as it is judged and sent on, or what is wrong with it. */
export function readAccountForm(
  form: AccountForm,
  sent: Record<string, string>,
  settings?: PasswordSettings,
): { values: Record<string, string> } | FormRejection {
  const of = judged(form);
  const values = normalized(of, sent);
  const found = validate(of, values, { settings, touched: "all" });
  return Object.keys(found).length > 0 ? { problems: { fields: found }, typed: typed(of, values) } : { values };
}

/** The same refusal with what had been typed, so that it stays. */
export function withTyped(form: AccountForm, sent: Record<string, string>, rejected: FormRejection): FormRejection {
  return { ...rejected, typed: typedInto(form, sent) };
}

/** What was typed into `form`, passwords aside. */
export function typedInto(form: AccountForm, sent: Record<string, string>): Record<string, string> {
  const of = judged(form);
  return typed(of, normalized(of, sent));
}
