/** What all authenticator forms share: fields, alert, submit button, secondary buttons, and how they submit. */
import { Form } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { fieldId } from "../../domain/authenticator/fields/field-ids";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import type { AuthenticatorOptions } from "../../domain/authenticator/options";
import type { FormRejection, OverlayData } from "../../domain/authenticator/overlay-data";
import { SubmitButton } from "../forms/submit-button";
import { useAcceptedForms } from "../forms/use-accepted-forms";
import { AUTH_FORM, EnterButton } from "./enter-button";
import { AuthField } from "./fields/auth-field";
import { PhoneInput } from "./fields/phone-input";
import { useLiveValidation } from "./fields/use-live-validation";
import { FormAlert } from "./form-alert";
import { OtherButtons, type OtherIntent } from "./other-buttons";
import { usePendingIntent } from "./use-pending-intent";
import { useText } from "./use-text";

export type ScreenProps = {
  data: OverlayData;
  rejected: FormRejection | undefined;
  /** URL of the form. */
  self: string;
  /** URL of the page behind the overlay. */
  closeTo: string;
  /** `self` without its alert, for browsers without scripts. */
  dismissTo: string;
  /** URLs of the screens that don't need an unfinished flow. */
  entries: { signIn: string; signUp: string; resetPassword: string };
  services: AuthenticatorOptions["services"];
  /** Called with the login name as it is typed, so that the other entry screens keep it. */
  onLogin(typed: string): void;
};

type AuthFormProps = ScreenProps & {
  legend?: string;
  submit: string;
  submitting: string;
  /** Buttons below the submit button, which comes first in the form so that Enter triggers it. */
  others?: OtherIntent[];
  /** Password managers save a new password under the login name, so the form contains it as a hidden field. */
  withUsername?: boolean;
  /** Focuses the heading, because there is something to read before typing. */
  readFirst?: boolean;
  /** Other ways to continue after the first field. Enter still submits the whole form. */
  afterFirst?: (pendingIntent: string | undefined) => ReactNode;
  /** `btn line` if another button is the main one. */
  look?: "btn" | "btn line";
  /** Choices, rendered before the fields. */
  children?: ReactNode;
  /** Rendered below the buttons. */
  footer?: ReactNode;
};

export function AuthForm({ data, rejected, self, dismissTo, services, onLogin, ...form }: AuthFormProps) {
  const say = useText();
  const { fields, username, idPrefix } = data;
  const { problems, blocked, handlers } = useLiveValidation({
    fields,
    settings: data.passwordSettings,
    services: data.screen === "signUp" ? services : undefined,
    rejected: rejected?.problems.fields,
  });
  const element = useRef<HTMLFormElement>(null);
  const acceptedForms = useAcceptedForms(fields);
  const pendingIntent = usePendingIntent(self);
  const alert: KeyedText | undefined =
    rejected?.problems.alert ?? (data.notice?.kind === "alert" ? data.notice : undefined);

  // Text typed before scripts ran didn't cause any event that React could see.
  const note = useRef(onLogin);
  useEffect(() => {
    for (const input of element.current?.querySelectorAll("input") ?? []) {
      if (isLogin(input.name) && input.value !== input.defaultValue) note.current(input.value);
    }
  }, []);

  function shownIn(name: string): string | undefined {
    const typed = rejected?.typed[name];
    if (typed !== undefined) return typed;
    return isLogin(name) ? username || undefined : undefined;
  }
  const firstWrong = fields.find(({ name }) => rejected?.problems.fields[name]);
  const firstToType = form.readFirst ? undefined : (fields.find((field) => !shownIn(field.name)) ?? fields[0]);
  const focused = alert ? undefined : (firstWrong ?? firstToType);
  const announced = fields.find(({ name }) => problems[name]);

  return (
    <Form
      ref={element}
      id={AUTH_FORM}
      method="post"
      action={self}
      preventScrollReset
      // We show our own messages in the page's language instead of the browser's.
      noValidate
      {...handlers}
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement;
        if (isLogin(name)) onLogin(value);
        handlers.onInput(event);
      }}
      onSubmit={(event) => {
        if (pendingIntent) event.preventDefault();
      }}
    >
      {form.afterFirst && <EnterButton />}
      <fieldset disabled={pendingIntent !== undefined}>
        {form.legend && <legend className="hide">{form.legend}</legend>}
        {form.withUsername && username && (
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        )}
        {form.children}
        {fields.map((field, index) => (
          <Fragment key={field.name}>
            <AuthField
              // A typed code is useless once another one was sent, or the next challenge asks for its own.
              key={field.name === "confirmation_code" ? acceptedForms : undefined}
              Phone={PhoneInput}
              id={fieldId(idPrefix, index)}
              field={field}
              value={shownIn(field.name)}
              problems={problems[field.name]}
              announced={field === announced}
              autoFocus={field === focused}
              dialCodes={data.dialCodes}
              dialCode={rejected?.typed.country_code}
            />
            {index === 0 && form.afterFirst?.(pendingIntent)}
          </Fragment>
        ))}
      </fieldset>
      {alert && (
        <FormAlert
          key={alert.key}
          text={say(alert)}
          since={rejected}
          dismissTo={dismissTo}
          onDismissed={() => element.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus()}
        />
      )}
      <SubmitButton
        className={`${form.look ?? "btn"} full`}
        intent="SUBMIT"
        pending={pendingIntent === "SUBMIT"}
        pendingText={form.submitting}
        disabled={blocked || pendingIntent !== undefined}
      >
        {form.submit}
      </SubmitButton>
      {form.others && <OtherButtons intents={form.others} pendingIntent={pendingIntent} />}
      {form.footer}
    </Form>
  );
}

/** Whether a field contains the login name. */
const isLogin = (name: string) => name === "username" || name === "email";
