/** Account deletion for a fan who signed in recently; everyone else is asked to sign in again first. */
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import type { RejectedForm } from "../account/account-form";
import { SignInAgainForm } from "../account/sign-in-again-form";
import { type AffectedItems, DeleteAccount, DeletePanel } from "./delete-account";

type DeletionSectionProps = {
  path: string;
  email: string;
  open: AffectedItems;
  /** The provider that the fan signs in through, if any. */
  elsewhere: SocialProvider | undefined;
  fresh: boolean;
  rejected: RejectedForm | undefined;
};

export function DeletionSection({ path, email, open, elsewhere, fresh, rejected }: DeletionSectionProps) {
  const { t } = useTexts("keeping");
  if (fresh && rejected?.form !== "stale") {
    const refused = rejected?.form === "delete" ? { typed: rejected.typed.confirm ?? "" } : undefined;
    return <DeleteAccount {...{ path, email, open, refused }} />;
  }
  return (
    <>
      <DeletePanel open={open} />
      <SignInAgainForm {...{ path, email, elsewhere, rejected }} why={t("privacy.again")} />
    </>
  );
}
