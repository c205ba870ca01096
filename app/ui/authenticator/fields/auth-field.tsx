/** One field of an authenticator form, from its row of section 3. */
import type { ReactNode } from "react";
import type { DialCode } from "../../../domain/authenticator/dial-codes";
import { LONGEST_TEXT, type NamedField } from "../../../domain/authenticator/fields";
import type { Text } from "../../../domain/authenticator/text";
import { useTexts } from "../../../i18n/texts";
import { type ControlProps, FieldFrame } from "../../forms/field";
import { useText } from "../use-text";
import { PasswordInput } from "./password-input";
import type { PhoneInput } from "./phone-input";

export type AuthFieldProps = {
  id: string;
  field: NamedField;
  /** Said instead of the field's own label. */
  label?: string | undefined;
  value?: string | undefined;
  problems?: Text[] | undefined;
  autoFocus?: boolean;
  /** What the dial-code selector of a phone field offers, and which of it is chosen. */
  dialCodes?: DialCode[] | undefined;
  dialCode?: string | undefined;
  /** The control of a phone field, from forms that have one. */
  Phone?: typeof PhoneInput | undefined;
};

/** What every control takes from its field, and from the frame around it. */
export type InputProps = ControlProps & {
  name: string;
  placeholder: string;
  autoComplete: string | undefined;
  required: boolean;
  defaultValue: string | undefined;
  autoFocus: boolean | undefined;
};

export function AuthField({
  id,
  field,
  label: said,
  value,
  problems = [],
  autoFocus,
  dialCodes,
  dialCode,
  Phone,
}: AuthFieldProps) {
  const { t } = useTexts("fields");
  const say = useText("fields");
  const { name, type, label, labelHidden, isRequired, autocomplete } = field;

  function control(frame: ControlProps): ReactNode {
    const input: InputProps = {
      ...frame,
      name,
      placeholder: t(field.placeholder),
      autoComplete: autocomplete || undefined,
      required: isRequired,
      defaultValue: type === "password" ? undefined : value,
      // The server's document says where typing starts; with scripts the dialog says so (dialog.tsx).
      autoFocus,
    };
    if (type === "password") return <PasswordInput {...input} />;
    if (type === "tel" && Phone) return <Phone {...input} field={field} dialCodes={dialCodes} dialCode={dialCode} />;
    return <input className="input" {...inputOf(type)} {...input} />;
  }

  return (
    <FieldFrame id={id} label={said ?? t(label)} labelHidden={labelHidden} errors={problems.map(say)}>
      {control}
    </FieldFrame>
  );
}

/** A number field has a spinner and loses leading zeros, so a code is text with a numeric keyboard. */
function inputOf(type: NamedField["type"]) {
  if (type === "number") {
    return { type: "text", inputMode: "numeric", pattern: "[0-9]*", dir: "ltr", className: "input code" } as const;
  }
  if (type === "email" || type === "url") {
    return { type, dir: "ltr", autoCapitalize: "none", spellCheck: false } as const;
  }
  return { type, ...(type === "text" && { maxLength: LONGEST_TEXT }) } as const;
}
