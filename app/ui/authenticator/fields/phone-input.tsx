/** A phone number with a selector for its dial code. Both run left to right in every language. */

import type { DialCode } from "../../../domain/authenticator/fields/dial-codes";
import type { NamedField } from "../../../domain/authenticator/fields/form-fields";
import { useTexts } from "../../../i18n/texts";
import type { InputProps } from "./auth-field";

/** Direction marks around the code keep the plus in front of it if the name is written right to left. */
const HEBREW = /\p{Script=Hebrew}/u;

type PhoneInputProps = InputProps & {
  field: NamedField;
  dialCodes: DialCode[] | undefined;
  dialCode: string | undefined;
};

export function PhoneInput({ field, dialCodes, dialCode = field.dialCode, ...input }: PhoneInputProps) {
  const { t } = useTexts("fields");
  const offered = dialCodes ?? field.dialCodeList?.map((code) => ({ code, name: "" })) ?? [];
  return (
    <div className="withbtn phone" dir="ltr">
      <select
        className="select"
        name="country_code"
        aria-label={t("fields.countryCode")}
        autoComplete="tel-country-code"
        defaultValue={dialCode}
      >
        {offered.map(({ code, name }) => (
          // The code comes first, because the closed selector has room for little else.
          <option key={code} value={code}>
            {`${HEBREW.test(name) ? `\u200e${code}\u200e` : code} ${name}`.trim()}
          </option>
        ))}
      </select>
      <input className="input" type="tel" {...input} />
    </div>
  );
}
