/** ConfirmDevice: a device created at sign-in stores the verifier of its own secret. */
import type { ConfirmDeviceCommandInput, ConfirmDeviceCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { deviceOwner } from "../../credentials/tracked-devices";

export const confirmDevice: CognitoOperation<ConfirmDeviceCommandInput, ConfirmDeviceCommandOutput> = async (
  pool,
  input,
) => {
  const user = await deviceOwner(pool, input.AccessToken);
  const device = user.devices[required(input.DeviceKey, "deviceKey")];
  if (!device || device.verifier) throw invalidParameter("Invalid device key given.");
  const { PasswordVerifier, Salt } = input.DeviceSecretVerifierConfig ?? {};
  const toAsk = pool.state.settings.deviceOnlyRememberedOnUserPrompt;
  Object.assign(device, {
    verifier: hexOf(required(PasswordVerifier, "deviceSecretVerifierConfig.passwordVerifier")),
    salt: hexOf(required(Salt, "deviceSecretVerifierConfig.salt")),
    name: input.DeviceName ?? "",
    remembered: !toAsk,
    modified: pool.now(),
  });
  await pool.save();
  return { UserConfirmationNecessary: toAsk };
};

const hexOf = (base64: string) => Buffer.from(base64, "base64").toString("hex");
