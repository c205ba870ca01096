/** One field of an authenticator form, from its row in section 3. */
import type { ReactNode } from "react";
import type { DialCode } from "../../../domain/authenticator/fields/dial-codes";
import { LONGEST_TEXT, type NamedField } from "../../../domain/authenticator/fields/form-fields";
import type { KeyedText } from "../../../domain/authenticator/keyed-text";
import { useTexts } from "../../../i18n/texts";
import { type ControlProps, FieldFrame } from "../../forms/field";
import { useText } from "../use-text";
import { PasswordInput } from "./password-input";
import type { PhoneInput } from "./phone-input";

type AuthFieldProps = {
  id: string;
  field: NamedField;
  /** Replaces the field's own label. */
  label?: string | undefined;
  value?: string | undefined;
  problems?: KeyedText[] | undefined;
  /** Announces its problems. Only the first field with problems does. */
  announced?: boolean;
  autoFocus?: boolean;
  /** The options of a phone field's dial code selector, and the selected one. */
  dialCodes?: DialCode[] | undefined;
  dialCode?: string | undefined;
  /** The input component of a phone field, passed by forms that have one. */
  Phone?: typeof PhoneInput | undefined;
};

/** Props that every control gets from its field and its frame. */
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
  announced,
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
      // The server's document sets the focus with an attribute; with scripts the dialog sets it (overlay-dialog.tsx).
      autoFocus,
    };
    if (type === "password") return <PasswordInput {...input} />;
    if (type === "tel" && Phone) return <Phone {...input} field={field} dialCodes={dialCodes} dialCode={dialCode} />;
    return <input className="input" {...inputOf(type)} {...input} />;
  }

  return (
    <FieldFrame
      id={id}
      label={said ?? t(label)}
      labelHidden={labelHidden}
      errors={problems.map(say)}
      announced={announced}
    >
      {control}
    </FieldFrame>
  );
}

/** A number input has a spinner and drops leading zeros, so a code is a text input with a numeric keyboard. */
function inputOf(type: NamedField["type"]) {
  if (type === "number") {
    return { type: "text", inputMode: "numeric", pattern: "[0-9]*", dir: "ltr", className: "input code" } as const;
  }
  if (type === "email" || type === "url") {
    return { type, dir: "ltr", autoCapitalize: "none", spellCheck: false } as const;
  }
  return { type, ...(type === "text" && { maxLength: LONGEST_TEXT }) } as const;
}
