/** What a screen shows while its form is being sent. Under a language's prefix, the form's path has the prefix, too. */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Screen } from "../../../app/domain/authenticator/machine/screens";
import type { OverlayData } from "../../../app/domain/authenticator/overlay-data";
import * as scripts from "../../../app/ui/document/use-hydrated";
import { attribute, renderScreen } from "./render-screen";

afterEach(() => void vi.restoreAllMocks());

const SELF = "/tickets/auth/here?month=2026-03";
const rows: [string, Screen, Partial<OverlayData>, string[]][] = [
  ["The passkey prompt", "confirmSignIn", { challengeName: "WEB_AUTHN" }, ["SUBMIT", "SIGN_IN"]],
  ["A code's form", "confirmSignIn", { challengeName: "SMS_MFA" }, ["SUBMIT", "SIGN_IN"]],
  ["A new password's form", "confirmResetPassword", {}, ["SUBMIT", "RESEND", "SIGN_IN"]],
  ["The sign-out button", "authenticated", {}, ["SIGN_OUT"]],
];

describe.each(rows)("%s", (_, screen, data, intents) => {
  /** Its buttons' intents: all of them, the disabled ones, and the busy ones. */
  async function buttons(basename: string, sent?: { to: string; intent: string }) {
    vi.spyOn(scripts, "useHydrated").mockReturnValue(true);
    const html = await renderScreen(screen, data, undefined, { basename, sent });
    const all = html.match(/<button[^>]*name="intent"[^>]*>/g) ?? [];
    const intentsOf = (some: string[]) => some.map((each) => attribute(each, "value"));
    return {
      all: intentsOf(all),
      disabled: intentsOf(all.filter((each) => / disabled=""/.test(each))),
      busy: intentsOf(all.filter((each) => / aria-busy="true"/.test(each))),
    };
  }

  test.each([
    ["/", ""],
    ["/es", "/es"],
  ])("under %s is busy with the button that was pressed, and disables the others", async (basename, prefix) => {
    expect(await buttons(basename)).toEqual({ all: intents, disabled: [], busy: [] });
    for (const intent of intents) {
      const sent = { to: prefix + SELF, intent };
      expect(await buttons(basename, sent)).toEqual({ all: intents, disabled: intents, busy: [intent] });
    }
  });

  test("is not busy with the form of another page", async () => {
    const sent = { to: "/es/profile", intent: intents[0] ?? "" };
    expect(await buttons("/es", sent)).toEqual({ all: intents, disabled: [], busy: [] });
  });
});
