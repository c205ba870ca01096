/** The screen of a signed-in fan: a greeting and the sign-out button. */
import { Form, Link } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import { SubmitButton } from "../../forms/submit-button";
import { usePendingIntent } from "../use-pending-intent";
import { useText } from "../use-text";

export function SignedInScreen({ email, self, closeTo }: { email: string; self: string; closeTo: string }) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const pending = usePendingIntent(self) !== undefined;
  return (
    <Form method="post" action={self} preventScrollReset>
      <p>{say({ key: "messages.signedInAs", values: { email } })}</p>
      <div className="cta">
        <SubmitButton intent="SIGN_OUT" pending={pending} pendingText={t("pending.signOut")} disabled={pending}>
          {t("buttons.signOut")}
        </SubmitButton>
        <Link className="link" to={closeTo} preventScrollReset>
          {t("buttons.backToPage")}
        </Link>
      </div>
    </Form>
  );
}
