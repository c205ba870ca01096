/** Every screen of the overlay, and how a fan reaches it. */
import { expect, type Page } from "playwright/test";
import { beginSignUp, dialogOn, expectSignedIn, open, press, signIn } from "./authenticator";
import { choosy, contacts, fan, invited, setup, sms, totp } from "./people";
import { newFan } from "./steps";

export type Stop = {
  /** The last part of the address. */
  screen: string;
  /** The document's title without the site's name. */
  title: string;
  heading: string;
  /** What has the focus: a field by its label, or the heading of a screen that starts with text to read. */
  focus: string;
  reach(page: Page): Promise<unknown>;
  /** The screen that Back leads to; absent where the flow begins here or the previous step has expired. */
  back?: string;
};

const VERIFY = "Account recovery requires verified contact information";
const ENTRY = "Join Ringside or sign in";

export const stops: Stop[] = [
  { screen: "sign-in", title: "Sign In", heading: ENTRY, focus: "Email", reach: (page) => open(page, "sign-in") },
  {
    screen: "sign-up",
    title: "Create Account",
    heading: ENTRY,
    focus: "Email",
    reach: (page) => open(page, "sign-up"),
  },
  {
    screen: "confirm-sign-up",
    title: "Confirm Sign Up",
    heading: "We Emailed You",
    focus: "Confirmation Code",
    reach: (page) => beginSignUp(page, newFan()),
    back: "sign-up",
  },
  {
    screen: "confirm-sign-in",
    title: "Confirm Sign In",
    heading: "Confirm SMS Code",
    focus: "Code *",
    reach: (page) => signIn(page, sms),
    back: "sign-in",
  },
  {
    screen: "confirm-sign-in",
    title: "Confirm Sign In",
    heading: "Confirm TOTP Code",
    focus: "Code *",
    reach: (page) => signIn(page, totp),
    back: "sign-in",
  },
  {
    screen: "select-mfa-type",
    title: "Multi-Factor Authentication",
    heading: "Multi-Factor Authentication",
    focus: "heading",
    reach: (page) => signIn(page, choosy),
    back: "sign-in",
  },
  {
    screen: "setup-totp",
    title: "Setup TOTP",
    heading: "Setup TOTP",
    focus: "heading",
    reach: (page) => signIn(page, setup),
    back: "sign-in",
  },
  {
    screen: "force-new-password",
    title: "Change Password",
    heading: "Change Password",
    focus: "Password",
    reach: (page) => signIn(page, invited),
    back: "sign-in",
  },
  {
    screen: "reset-password",
    title: "Reset Password",
    heading: "Reset Password",
    focus: "Enter your email",
    reach: (page) => open(page, "reset-password"),
  },
  {
    screen: "confirm-reset-password",
    title: "Reset Password",
    heading: "Reset Password",
    focus: "Code *",
    async reach(page) {
      const dialog = await open(page, "reset-password");
      await dialog.getByLabel("Enter your email").fill(fan.email);
      await press(page, "Send code");
    },
    back: "reset-password",
  },
  {
    screen: "verify-user",
    title: VERIFY,
    heading: VERIFY,
    focus: "heading",
    reach: (page) => signIn(page, contacts),
    back: "sign-in",
  },
  {
    screen: "confirm-verify-user",
    title: VERIFY,
    heading: VERIFY,
    focus: "Code *",
    async reach(page) {
      await signIn(page, contacts);
      await press(page, "Verify");
    },
  },
  {
    screen: "authenticated",
    title: "You’re signed in",
    heading: `Hello ${fan.name}`,
    focus: "heading",
    async reach(page) {
      await signIn(page, fan);
      await expectSignedIn(page, fan.name);
      await page.goto("/profile/auth/authenticated");
      await expect(dialogOn(page)).toBeVisible();
    },
  },
];

/** The first stop at a screen. */
export const stopAt = (screen: string | undefined) => stops.find((stop) => stop.screen === screen);

/** Two stops may share a screen but not a heading. */
export const nameOf = ({ screen, heading }: Stop) =>
  stops.filter((stop) => stop.screen === screen).length > 1 ? `${screen} (${heading})` : screen;
