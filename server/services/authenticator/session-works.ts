/**
 * The work around a session: whether there is one, the first screen if there is none, whether it is still valid,
 * signing out.
 */
import { SIGN_OUT_TIMEOUT_MS } from "../../../app/domain/limits";
import { ProviderError } from "../../clients/cognito/provider-error";
import type { WorkDeps, Works } from "./flow-step";

export function sessionWorks({ cognito, options, report }: WorkDeps) {
  return {
    async getCurrentUser({ tokens }) {
      return tokens ? "currentUser" : "noCurrentUser";
    },

    async getConfig({ config = options }) {
      if (config.initialState === "signUp") return "startsWithSignUp";
      return config.initialState === "resetPassword" ? "startsWithResetPassword" : "startsWithSignIn";
    },

    async refreshUser({ tokens, signal }) {
      if (!tokens) throw new ProviderError("NoCurrentUser", "No current user.", "debug");
      try {
        await cognito.getUser(tokens.accessToken, { signal });
      } catch (error) {
        // A failure to reach the provider signs nobody out; a refusal does.
        if (!(error instanceof ProviderError) || error.severity !== "critical") throw error;
        report(error, "critical", "authenticator refreshUser");
      }
      return "currentUser";
    },

    async signOut({ tokens }) {
      const limit = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS);
      try {
        if (tokens) await cognito.revokeToken(tokens.refreshToken, limit);
      } catch (error) {
        const critical = error instanceof ProviderError && error.severity === "critical";
        const failure = limit.aborted ? new Error("Signout timeout fail", { cause: error }) : error;
        report(failure, critical ? "critical" : "debug", "authenticator signOut");
      }
      return "signedOutAfterSetup";
    },
  } satisfies Works;
}
