/** The alert of a form. Dismissed by a script, or by a link without scripts. */
import { useState } from "react";
import type { FormRejection } from "../../domain/authenticator/overlay-data";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { Alert } from "../forms/alert";

type FormAlertProps = {
  text: string;
  /** The refusal shown. A new one shows the alert again after it was dismissed. */
  since: FormRejection | undefined;
  dismissTo: string;
  /** Called because the dismiss button is gone, so another element must take the focus. */
  onDismissed?(): void;
};

export function FormAlert({ text, since, dismissTo, onDismissed }: FormAlertProps) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [dismissed, setDismissed] = useState<FormRejection | "notice">();
  if (dismissed === (since ?? "notice")) return null;

  const label = t("buttons.dismiss");
  function onDismiss() {
    setDismissed(since ?? "notice");
    onDismissed?.();
  }
  return (
    <Alert focused dismiss={scripted ? { label, onDismiss } : { label, to: dismissTo }}>
      {text}
    </Alert>
  );
}
