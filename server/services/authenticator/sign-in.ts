/** The work of the sign-in flow: the password, and the answers to what the provider asks after it. */
import type { Answers } from "./answers";
import type { Tools, Turn, WorkDeps, Works } from "./turn";

/** Under which name each challenge takes what was typed. */
const CODE_OF: Record<string, string> = {
  SMS_MFA: "SMS_MFA_CODE",
  SOFTWARE_TOKEN_MFA: "SOFTWARE_TOKEN_MFA_CODE",
  CUSTOM_CHALLENGE: "ANSWER",
};

export function signInWorks({ cognito }: WorkDeps, { within, actor }: Tools, { answered, respond }: Answers) {
  return {
    async signIn(turn) {
      await within(turn, "signIn", "address and account");
      return answered(turn, await cognito.initiateAuth({ ...actor(turn), password: turn.values.password ?? "" }));
    },

    async confirmSignIn(turn) {
      await within(turn, "confirm");
      const name = CODE_OF[turn.flow.challengeName ?? ""];
      if (!name) throw new Error(`Unexpected challenge name in confirm sign-in: ${turn.flow.challengeName}`);
      return respond(turn, { [name]: turn.values.confirmation_code ?? "" });
    },

    async selectMfaType(turn) {
      const chosen = turn.flow.mfaTypes?.find((type) => type === turn.choice);
      if (!chosen) {
        turn.problem = { key: "errors.invalidMfaType" };
        return "failed";
      }
      return respond(turn, { ANSWER: chosen });
    },

    completeNewPassword: (turn) => respond(turn, { NEW_PASSWORD: turn.values.password ?? "", ...missing(turn) }),
  } satisfies Works;
}

/** What the pool demanded to know besides, as it wants it named. */
function missing({ flow, values }: Turn): Record<string, string> {
  const named = (flow.requiredAttributes ?? []).map((name) => [`userAttributes.${name}`, values[name] ?? ""] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}
