/** Validates on every change and blur, by the same rules as the server. */
import { type FocusEvent, type FormEvent, useState } from "react";
import type { NamedField } from "../../../domain/authenticator/fields/form-fields";
import {
  type FieldProblems,
  normalized,
  type PasswordSettings,
  validate,
} from "../../../domain/authenticator/fields/validation";
import type { AuthenticatorOptions } from "../../../domain/authenticator/options";

type LiveValidation = {
  fields: NamedField[];
  settings: PasswordSettings | undefined;
  services: AuthenticatorOptions["services"] | undefined;
  /** The server's problems: shown until the field changes. */
  rejected: FieldProblems | undefined;
};

export function useLiveValidation({ fields, settings, services, rejected }: LiveValidation) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [live, setLive] = useState<{ problems: FieldProblems; since: FieldProblems | undefined }>();
  const current = live?.since === rejected ? live?.problems : undefined;
  const refused = Object.keys(rejected ?? {});

  function check(form: HTMLFormElement, left: ReadonlySet<string>) {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // A refused field may have been filled in before scripts ran, so React saw no blur event.
    const touched = new Set([...left, ...refused]);
    const problems = validate(fields, normalized(fields, typed), { settings, touched, services });
    setLive({ problems, since: rejected });
  }

  return {
    problems: current ?? rejected ?? {},
    /** True while a filled-in field is invalid; never in the server's document. */
    blocked: Object.keys(current ?? {}).length > 0,
    handlers: {
      onInput: (event: FormEvent<HTMLFormElement>) => check(event.currentTarget, touched),
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name } = event.target as unknown as HTMLInputElement;
        // The fields of a pending form are disabled, and disabled fields have no value to check.
        if (event.target.matches(":disabled")) return;
        if (!fields.some((field) => field.name === name)) return;
        const left = new Set(touched).add(name);
        setTouched(left);
        const stands = !current && refused.length > 0;
        if (event.target.value && !stands) check(event.currentTarget, left);
      },
    },
  };
}
