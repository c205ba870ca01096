/** The intent of an authenticator form while it is being sent. */
import { useHref, useNavigation } from "@remix-run/react";

/** `self` is the form's URL without the language's prefix; the pending navigation has the prefix in it. */
export function usePendingIntent(self: string): string | undefined {
  const address = useHref(self);
  const { formAction, formData } = useNavigation();
  return formAction === address ? String(formData?.get("intent") ?? "SUBMIT") : undefined;
}
