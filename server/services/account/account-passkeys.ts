/** The fan's passkeys. Adding and removing one requires a recent sign-in. */
import type { AccountActions, AccountDeps, Holder } from "./account-action";
import { refusedWith } from "./account-action";

export function passkeyVerbs({ cognito, passkeys: isOffered }: AccountDeps, { act, explained }: AccountActions) {
  return {
    /** Undefined if the site offers no passkeys. If they cannot be read, says why. */
    async passkeys({ accessToken }: Holder) {
      if (!isOffered) return undefined;
      try {
        return { list: await cognito.listPasskeys({ accessToken }) };
      } catch (error) {
        return { list: [], problem: explained(error, "listWebAuthnCredentials") };
      }
    },

    /** The options that the browser needs to create a passkey. */
    startPasskey: act({ about: "startWebAuthnRegistration", fresh: true }, async ({ accessToken }: Holder) => ({
      options: await cognito.startPasskey({ accessToken }),
    })),

    /** `credential`: the browser's new credential, as JSON. */
    completePasskey: act(
      { about: "completeWebAuthnRegistration", fresh: true },
      async ({ accessToken }: Holder, credential: string) => {
        const made = parsed(credential);
        if (!made) return refusedWith({ key: "errors.passkeyFailed" });
        await cognito.completePasskey({ accessToken, credential: made });
        return {};
      },
    ),

    deletePasskey: act(
      { about: "deleteWebAuthnCredential", fresh: true },
      async ({ accessToken }: Holder, id: string) => {
        await cognito.deletePasskey({ accessToken, id });
        return {};
      },
    ),
  };
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
