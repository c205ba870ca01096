/** Changes or removes the phone number. Neither is possible while sign-in codes are sent to it. */
import { Link } from "@remix-run/react";
import type { DialCode } from "../../domain/authenticator/fields/dial-codes";
import { useTexts } from "../../i18n/texts";
import { PhoneInput } from "../authenticator/fields/phone-input";
import { AccountForm, type RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import { TextOfSection } from "./text-of-section";

type PhoneChangeProps = {
  path: string;
  rejected: RejectedForm | undefined;
  fresh: boolean;
  smsIsOn: boolean;
  dialCodes: DialCode[];
  /** The current number, or an empty string. */
  number: string;
  /** Initial values of the form. */
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
        submit={<TextOfSection text={t("form.sendCode")} section={t("details.phoneTitle")} />}
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
