/** The alert of a form. Put away by a script where there is one, by a link where there is none. */
import { useState } from "react";
import type { Rejected } from "../../domain/authenticator/overlay";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { Alert } from "../forms/alert";

type FormAlertProps = {
  text: string;
  /** The refusal that it belongs to: the next one shows again. */
  since: Rejected | undefined;
  dismissTo: string;
  /** The button that had the focus is gone, so somebody else must take it. */
  onDismissed(): void;
};

export function FormAlert({ text, since, dismissTo, onDismissed }: FormAlertProps) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [dismissed, setDismissed] = useState<Rejected | "notice">();
  if (dismissed === (since ?? "notice")) return null;

  const label = t("buttons.dismiss");
  function onDismiss() {
    setDismissed(since ?? "notice");
    onDismissed();
  }
  return (
    <Alert focused dismiss={scripted ? { label, onDismiss } : { label, to: dismissTo }}>
      {text}
    </Alert>
  );
}
