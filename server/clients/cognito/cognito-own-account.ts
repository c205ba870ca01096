/** User pool calls for a fan who changes their own account: password, second factors, attributes, global sign-out. */
import {
  ChangePasswordCommand,
  DeleteUserAttributesCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ContactName } from "../../../app/domain/authenticator/factors-and-contacts";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import { type CallOptions, type CognitoConnection, deliveryOf, type WithMetadata } from "./cognito-connection";
import { sendOnce } from "./cognito-retry";

type AuthorizedCall = CallOptions & { accessToken: string };
/** A factor that is left out stays as it is. */
type FactorPreference = { enabled: boolean; preferred: boolean };
type CodeDeliveries = { [C in ContactName]?: CodeDeliveryDetails | undefined };

/** None of these calls is retried, because each has an effect. */
export function ownAccountCalls({ client, callOptions }: CognitoConnection) {
  return {
    async changePassword({
      accessToken,
      previous,
      proposed,
      ...options
    }: AuthorizedCall & { previous: string; proposed: string }) {
      const command = new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: previous,
        ProposedPassword: proposed,
      });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /** Sets which second factors the user has, and which one is asked for first. */
    async setMfaPreference({
      accessToken,
      sms,
      totp,
      email,
      ...options
    }: AuthorizedCall & { [F in "sms" | "totp" | "email"]?: FactorPreference }) {
      const factorSettings = ({ enabled, preferred }: FactorPreference) => ({
        Enabled: enabled,
        PreferredMfa: preferred,
      });
      const command = new SetUserMFAPreferenceCommand({
        AccessToken: accessToken,
        ...(sms && { SMSMfaSettings: factorSettings(sms) }),
        ...(totp && { SoftwareTokenMfaSettings: factorSettings(totp) }),
        ...(email && { EmailMfaSettings: factorSettings(email) }),
      });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /**
     * Changes attributes and returns where codes for new contacts were sent. Section 5: we never send `sub` or any
     * `_verified` attribute.
     */
    async updateAttributes({
      accessToken,
      attributes,
      clientMetadata: ClientMetadata,
      ...options
    }: AuthorizedCall & WithMetadata & { attributes: Record<string, string> }) {
      const sent = Object.entries(attributes).filter(([name]) => name !== "sub" && !name.includes("_verified"));
      const command = new UpdateUserAttributesCommand({
        AccessToken: accessToken,
        UserAttributes: sent.map(([Name, Value]) => ({ Name, Value })),
        ClientMetadata,
      });
      const { CodeDeliveryDetailsList = [] } = await sendOnce(() => client.send(command, callOptions(options)));
      const deliveries = CodeDeliveryDetailsList.map((details) => [details.AttributeName, deliveryOf(details)]);
      return Object.fromEntries(deliveries) as CodeDeliveries;
    },

    async deleteAttributes({ accessToken, names, ...options }: AuthorizedCall & { names: string[] }): Promise<void> {
      const command = new DeleteUserAttributesCommand({ AccessToken: accessToken, UserAttributeNames: names });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /** Revokes all of the user's tokens, in every browser. */
    async globalSignOut({ accessToken, ...options }: AuthorizedCall): Promise<void> {
      await sendOnce(() => client.send(new GlobalSignOutCommand({ AccessToken: accessToken }), callOptions(options)));
    },
  };
}
