/** Observes each call of an AWS client: how long it took, and whether the service or the caller was at fault. */
import type { CognitoIdentityClient } from "@aws-sdk/client-cognito-identity";
import type { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import type { CallOutcome, Dependency, Observe } from "../../telemetry/calls";

export function observeCalls(
  client: CognitoIdentityClient | CognitoIdentityProviderClient,
  dependency: Dependency,
  observe: Observe | undefined,
): void {
  if (!observe) return;
  const { middlewareStack } = client as CognitoIdentityClient;
  middlewareStack.add(
    (next, { commandName = "unknown" }) =>
      (sent) =>
        observe(dependency, commandName.replace(/Command$/, ""), () => next(sent), { error: outcomeOf }),
    { step: "initialize", name: "observeCalls" },
  );
}

/** The SDK's `$fault` names the side at fault; without it there was no readable response. */
function outcomeOf(error: unknown): CallOutcome {
  return error instanceof Error && "$fault" in error && error.$fault === "client" ? "refused" : "failed";
}
