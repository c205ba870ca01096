/** Another phone number, or none; while codes for signing in go to it, neither. */
import { Link } from "@remix-run/react";
import type { DialCode } from "../../domain/authenticator/dial-codes";
import { useTexts } from "../../i18n/texts";
import { PhoneInput } from "../authenticator/fields/phone-input";
import { AccountForm, type RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";

type PhoneChangeProps = {
  path: string;
  rejected: RejectedForm | undefined;
  fresh: boolean;
  smsIsOn: boolean;
  dialCodes: DialCode[];
  /** The one that she has, or nothing. */
  number: string;
  /** What stands in the form at first. */
  typed: { [field: string]: string } | undefined;
};

export function PhoneChange({ path, rejected, fresh, smsIsOn, dialCodes, number, typed }: PhoneChangeProps) {
  const { t } = useTexts("details");
  if (smsIsOn) {
    return (
      <p className="soft">
        {t("details.phoneInUse")} <Link to="/profile/security#factors">{t("details.toSecurity")}</Link>
      </p>
    );
  }
  if (!fresh) return null;
  return (
    <>
      <AccountForm
        Phone={PhoneInput}
        form="phone"
        values={typed}
        labels={{ phone_number: t("details.newPhone") }}
        dialCodes={dialCodes}
        submit={t("form.sendCode")}
        pending={t("form.sending")}
        {...{ path, rejected }}
      />
      {number && (
        <OneButtonForm intent="phoneRemove" look="link" {...{ path, rejected }}>
          {t("details.removePhone")}
        </OneButtonForm>
      )}
    </>
  );
}
