/** Sets an authenticator app up: its secret as a picture, as text and as a link, and the first code that it shows. */
import { useTexts } from "../../i18n/texts";
import { AuthForm, type ScreenProps } from "./auth-form";
import { CopyButton } from "./copy-button";

export function SetupTotp(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const { totp } = props.data;
  return (
    <>
      <p>{t(totp && !totp.qrSvg ? "messages.noQr" : "messages.setupTOTP")}</p>
      {!totp && <p role="status">{t("messages.loading")}</p>}
      {totp && (
        <div className="totp">
          {totp.qrSvg && (
            <div
              className="qr"
              role="img"
              aria-label={t("fields.qrCode")}
              dangerouslySetInnerHTML={{ __html: totp.qrSvg }}
            />
          )}
          <div className="secret">
            <p>
              <span className="legend">{t("fields.secret")}</span> <code translate="no">{totp.secret}</code>
            </p>
            <CopyButton text={totp.secret} />
            <a className="link" href={totp.link}>
              {t("buttons.openApp")}
            </a>
          </div>
        </div>
      )}
      <AuthForm
        {...props}
        readFirst
        submit={t("buttons.confirm")}
        submitting={t("pending.confirm")}
        others={["SIGN_IN"]}
      />
    </>
  );
}
