/** The user pool's verbs of a fan who changes her own account: password, second factors, attributes, all her sessions. */
import {
  ChangePasswordCommand,
  DeleteUserAttributesCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ContactName } from "../../../app/domain/authenticator/context";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import { type CallOptions, type CognitoConnection, deliveryOf } from "./cognito-connection";
import { sendOnce } from "./cognito-retry";

type AuthorizedCall = CallOptions & { accessToken: string };
/** A factor that is left out stays as it is. */
export type FactorPreference = { enabled: boolean; preferred: boolean };
export type CodeDeliveries = { [C in ContactName]?: CodeDeliveryDetails | undefined };

/** None of them is ever repeated: each one acts. */
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

    /** Which second factors she uses, and which one is asked for first. */
    async setMfaPreference({
      accessToken,
      sms,
      totp,
      ...options
    }: AuthorizedCall & { sms?: FactorPreference; totp?: FactorPreference }) {
      const wish = ({ enabled, preferred }: FactorPreference) => ({ Enabled: enabled, PreferredMfa: preferred });
      const command = new SetUserMFAPreferenceCommand({
        AccessToken: accessToken,
        ...(sms && { SMSMfaSettings: wish(sms) }),
        ...(totp && { SoftwareTokenMfaSettings: wish(totp) }),
      });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /**
     * Changes attributes, and says where codes for new contacts went. Section 5: `sub` and whatever says that something
     * is verified are never sent.
     */
    async updateAttributes({
      accessToken,
      attributes,
      ...options
    }: AuthorizedCall & { attributes: Record<string, string> }) {
      const sent = Object.entries(attributes).filter(([name]) => name !== "sub" && !name.includes("_verified"));
      const command = new UpdateUserAttributesCommand({
        AccessToken: accessToken,
        UserAttributes: sent.map(([Name, Value]) => ({ Name, Value })),
      });
      const { CodeDeliveryDetailsList = [] } = await sendOnce(() => client.send(command, callOptions(options)));
      const told = CodeDeliveryDetailsList.map((details) => [details.AttributeName, deliveryOf(details)]);
      return Object.fromEntries(told) as CodeDeliveries;
    },

    async deleteAttributes({ accessToken, names, ...options }: AuthorizedCall & { names: string[] }): Promise<void> {
      const command = new DeleteUserAttributesCommand({ AccessToken: accessToken, UserAttributeNames: names });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /** Ends every token of hers, in whichever browser. */
    async globalSignOut({ accessToken, ...options }: AuthorizedCall): Promise<void> {
      await sendOnce(() => client.send(new GlobalSignOutCommand({ AccessToken: accessToken }), callOptions(options)));
    },
  };
}
