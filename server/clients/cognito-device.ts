/** The user pool's verbs of devices: a browser that has signed in gets a secret of its own by which it is known again. */
import { ConfirmDeviceCommand } from "@aws-sdk/client-cognito-identity-provider";
import type { KnownDevice } from "../session";
import type { Connection, Ending } from "./cognito-connection";
import { deviceVerifier } from "./cognito-srp";
import { ProviderError } from "./provider-error";
import { once } from "./repeat";

export function deviceVerbs({ client, ending }: Connection) {
  return {
    /**
     * Confirms the device that a sign-in was answered with. It is remembered unless the pool leaves that to its people
     * (UserConfirmationNecessary).
     */
    async confirmDevice({
      accessToken,
      device,
      ...by
    }: Ending & { accessToken: string; device: { key: string; groupKey: string } }): Promise<KnownDevice> {
      const { password, salt, verifier } = deviceVerifier(device);
      const command = new ConfirmDeviceCommand({
        AccessToken: accessToken,
        DeviceKey: device.key,
        DeviceSecretVerifierConfig: { PasswordVerifier: verifier, Salt: salt },
      });
      const answer = await once(() => client.send(command, ending(by))).catch(notTracked);
      return { ...device, password, remembered: answer.UserConfirmationNecessary !== true };
    },
  };
}

/** Section 8: whatever parameter the service names, of a device call it means that devices are not tracked. */
function notTracked(error: unknown): never {
  if (!(error instanceof ProviderError) || error.name !== "InvalidParameterException") throw error;
  const message = "Device tracking has not been configured in this User Pool";
  throw new ProviderError(error.name, message, error.severity, { cause: error });
}
