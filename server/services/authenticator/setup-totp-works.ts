/** The work of setting up an authenticator app: its secret, and the first code, which proves that the app has it. */

import type { FlowTools, WorkDeps, Works } from "./flow-step";
import type { ProviderAnswers } from "./provider-answers";

export function setupTotpWorks({ cognito }: WorkDeps, { within }: FlowTools, { respond }: ProviderAnswers) {
  return {
    async associateSoftwareToken(step) {
      const { flow, signal } = step;
      const { secret, session } = await cognito.associateSoftwareToken({ session: flow.session, signal });
      Object.assign(flow, { totpSecretCode: secret, session });
      return "secretReady";
    },

    async verifySoftwareToken(step) {
      await within(step, "confirm");
      const { flow, values, signal } = step;
      const code = values.confirmation_code ?? "";
      const { session } = await cognito.verifySoftwareToken({ session: flow.session, code, signal });
      flow.session = session;
      return respond(step, {});
    },
  } satisfies Works;
}
