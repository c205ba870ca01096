/** What staff who may scan must do first: sign in again, or set up a second factor. */
import { Link } from "@remix-run/react";
import type { SocialProvider } from "../../domain/authenticator/options";
import { CHECK_IN_PATH } from "../../domain/door/door-address";
import { useTexts } from "../../i18n/texts";
import type { RejectedForm } from "../account/account-form";
import { SignInAgainForm } from "../account/sign-in-again-form";

type StaffSignInProps = {
  lacks: "tired" | "factor";
  email: string;
  /** The provider they signed in through, if any. */
  elsewhere?: SocialProvider | undefined;
  rejected: RejectedForm | undefined;
};

export function StaffSignIn({ lacks, email, elsewhere, rejected }: StaffSignInProps) {
  const { t } = useTexts("door");
  const { t: account } = useTexts("account");
  if (lacks === "tired")
    return <SignInAgainForm path={CHECK_IN_PATH} why={t("noPassTired")} {...{ email, elsewhere, rejected }} />;
  return (
    <>
      <p>{t(elsewhere ? "noPassElsewhere" : "noPassFactor")}</p>
      <div className="cta">
        <Link className="btn" to="/profile/security">
          {account("sections.security")}
        </Link>
      </div>
    </>
  );
}
