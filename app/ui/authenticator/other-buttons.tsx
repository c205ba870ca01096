/** The secondary buttons of a form. Each sends its event, whatever the fields contain. */

import type { TextKey } from "../../domain/authenticator/keyed-text";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

const buttons = {
  RESEND: { text: "buttons.resendCode", pending: "pending.resendCode", look: "link" },
  SIGN_IN: { text: "buttons.backToSignIn", pending: undefined, look: "link" },
  SKIP: { text: "buttons.skip", pending: undefined, look: "link" },
  AUTO_SIGN_IN: { text: "buttons.linkOpened", pending: "pending.signIn", look: "link" },
} as const satisfies Record<string, { text: TextKey; pending: TextKey | undefined; look: string }>;
export type OtherIntent = keyof typeof buttons;

type OtherButtonsProps = { intents: OtherIntent[]; pendingIntent: string | undefined };

export function OtherButtons({ intents, pendingIntent }: OtherButtonsProps) {
  const { t } = useTexts("authenticator");
  return (
    <div className="cta">
      {intents.map((intent) => {
        const { text, pending, look } = buttons[intent];
        return (
          <SubmitButton
            key={intent}
            className={look}
            intent={intent}
            pending={pendingIntent === intent}
            pendingText={pending && t(pending)}
            disabled={pendingIntent !== undefined}
          >
            {t(text)}
          </SubmitButton>
        );
      })}
    </div>
  );
}
