/** The work of setting up an authenticator app: its secret, and the first code, which proves that the app has it. */

import type { FlowTools, WorkDeps, Works } from "./flow-step";
import type { ProviderAnswers } from "./provider-answers";

export function setupTotpWorks({ cognito, changes }: WorkDeps, { within }: FlowTools, { respond }: ProviderAnswers) {
  return {
    async associateSoftwareToken(step) {
      const { flow, signal } = step;
      const { secret, session } = await cognito.associateSoftwareToken({ session: flow.session, signal });
      Object.assign(flow, { totpSecretCode: secret, session });
      return "secretReady";
    },

    async verifySoftwareToken(step) {
      await within(step, "confirm");
      const { flow, values, visitor, signal } = step;
      const { username } = flow.authAttributes;
      const code = values.confirmation_code ?? "";
      const change = { kind: "factorOn", loginName: username, email: username, locale: visitor.locale } as const;
      const { result } = await changes.record(change, () =>
        cognito.verifySoftwareToken({ session: flow.session, code, signal }),
      );
      flow.session = result.session;
      return respond(step, {});
    },
  } satisfies Works;
}
