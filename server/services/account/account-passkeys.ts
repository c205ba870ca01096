/** The fan's passkeys. Adding and removing one requires a recent sign-in, and is announced. */
import {
  type AccountActions,
  type AccountDeps,
  changeBy,
  type Holder,
  refusedWith,
  unlessGone,
} from "./account-action";

export function passkeyVerbs(
  { cognito, changes, passkeys: isOffered }: AccountDeps,
  { act, explained }: AccountActions,
) {
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
      async (by: Holder, credential: string) => {
        const made = parsed(credential);
        if (!made) return refusedWith({ key: "errors.passkeyFailed" });
        await changes.record(changeBy(by, "passkeyAdded"), () =>
          cognito.completePasskey({ accessToken: by.accessToken, credential: made }),
        );
        return {};
      },
    ),

    /** It is not an error if the passkey is already gone. */
    deletePasskey: act({ about: "deleteWebAuthnCredential", fresh: true }, async (by: Holder, id: string) => {
      const { accessToken } = by;
      const remove = () => cognito.deletePasskey({ accessToken, id }).then(() => true, unlessGone);
      await changes.record(changeBy(by, "passkeyRemoved"), remove, (removed) => removed);
      return {};
    }),
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
