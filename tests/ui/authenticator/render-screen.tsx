/** Renders a screen of the authenticator as the server does, and inspects its markup. */
import { authenticatorOptions } from "../../../app/authenticator.options";
import { fieldsOf } from "../../../app/domain/authenticator/fields/form-fields";
import { passwordSettings } from "../../../app/domain/authenticator/fields/validation";
import type { Screen } from "../../../app/domain/authenticator/machine/screens";
import type { FormRejection, OverlayData } from "../../../app/domain/authenticator/overlay-data";
import { Authenticator } from "../../../app/ui/authenticator/authenticator";
import { render } from "../render";

const data = (screen: Screen, more: Partial<OverlayData>): OverlayData => ({
  screen,
  fields: fieldsOf(screen, authenticatorOptions),
  username: "",
  passwordSettings: passwordSettings({ minLength: 8, characters: ["lower"] }),
  hideSignUp: false,
  socialProviders: [],
  idPrefix: "abcdefghij",
  ...more,
});

export const renderScreen = (
  screen: Screen,
  more: Partial<OverlayData> = {},
  rejected?: FormRejection,
  page?: Parameters<typeof render>[1],
) =>
  render(
    <Authenticator
      data={data(screen, more)}
      rejected={rejected}
      siteName="Ringside"
      behind="Your 3 seats are held until 8:14 PM EST."
      poster="/art/poster/a.svg"
      closeTo="/tickets?month=2026-03"
      self="/tickets/auth/here?month=2026-03"
      dismissTo="/tickets/auth/here?month=2026-03&dismissed"
      entries={{
        signIn: "/tickets/auth/sign-in",
        signUp: "/tickets/auth/sign-up",
        resetPassword: "/tickets/auth/reset-password",
      }}
    />,
    page,
  );

/** The tag that contains `part`, with its attributes in order. */
export const tag = (html: string, part: string) => html.match(/<[^>]+>/g)?.find((each) => each.includes(part)) ?? "";
export const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];
export const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(element)?.[1];
export const button = (html: string, text: string) => new RegExp(`<button[^>]*>${text}</button>`).exec(html)?.[0] ?? "";
export const link = (html: string, text: string) =>
  new RegExp(`<a[^>]*>${text.replace("?", "\\?")}</a>`).exec(html)?.[0] ?? "";
