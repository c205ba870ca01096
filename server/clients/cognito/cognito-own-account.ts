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
import { type Connection, deliveryOf, type Ending } from "./cognito-connection";
import { once } from "./cognito-retry";

type By = Ending & { accessToken: string };
/** A factor that is left out stays as it is. */
export type Preference = { enabled: boolean; preferred: boolean };
export type Deliveries = { [C in ContactName]?: CodeDeliveryDetails | undefined };

/** None of them is ever repeated: each one acts. */
export function selfVerbs({ client, ending }: Connection) {
  return {
    async changePassword({ accessToken, previous, proposed, ...by }: By & { previous: string; proposed: string }) {
      const command = new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: previous,
        ProposedPassword: proposed,
      });
      await once(() => client.send(command, ending(by)));
    },

    /** Which second factors she uses, and which one is asked for first. */
    async setMfaPreference({ accessToken, sms, totp, ...by }: By & { sms?: Preference; totp?: Preference }) {
      const wish = ({ enabled, preferred }: Preference) => ({ Enabled: enabled, PreferredMfa: preferred });
      const command = new SetUserMFAPreferenceCommand({
        AccessToken: accessToken,
        ...(sms && { SMSMfaSettings: wish(sms) }),
        ...(totp && { SoftwareTokenMfaSettings: wish(totp) }),
      });
      await once(() => client.send(command, ending(by)));
    },

    /**
     * Changes attributes, and says where codes for new contacts went. Section 5: `sub` and whatever says that something
     * is verified are never sent.
     */
    async updateAttributes({ accessToken, attributes, ...by }: By & { attributes: Record<string, string> }) {
      const sent = Object.entries(attributes).filter(([name]) => name !== "sub" && !name.includes("_verified"));
      const command = new UpdateUserAttributesCommand({
        AccessToken: accessToken,
        UserAttributes: sent.map(([Name, Value]) => ({ Name, Value })),
      });
      const { CodeDeliveryDetailsList = [] } = await once(() => client.send(command, ending(by)));
      const told = CodeDeliveryDetailsList.map((details) => [details.AttributeName, deliveryOf(details)]);
      return Object.fromEntries(told) as Deliveries;
    },

    async deleteAttributes({ accessToken, names, ...by }: By & { names: string[] }): Promise<void> {
      const command = new DeleteUserAttributesCommand({ AccessToken: accessToken, UserAttributeNames: names });
      await once(() => client.send(command, ending(by)));
    },

    /** Ends every token of hers, in whichever browser. */
    async globalSignOut({ accessToken, ...by }: By): Promise<void> {
      await once(() => client.send(new GlobalSignOutCommand({ AccessToken: accessToken }), ending(by)));
    },
  };
}
