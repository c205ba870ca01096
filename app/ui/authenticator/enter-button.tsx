/**
 * The button for the Enter key. Browsers press a form's first submit button, which would otherwise be a tab or another
 * way to sign in.
 */

/** Id of the authenticator's form, for buttons outside of it. */
export const AUTH_FORM = "auth-form";

export function EnterButton() {
  return (
    <button className="hide" form={AUTH_FORM} name="intent" value="SUBMIT" type="submit" tabIndex={-1} aria-hidden />
  );
}
