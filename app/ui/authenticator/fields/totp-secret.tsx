/** The secret of an authenticator app: as a QR code, as text, and as a link. */
import { useTexts } from "../../../i18n/texts";
import { CopyButton } from "./copy-button";

/** `qrSvg` is undefined if no QR code could be made; the secret still works. */
export type Totp = { secret: string; link: string; qrSvg?: string | undefined };

export function TotpSecret({ totp }: { totp: Totp }) {
  const { t } = useTexts("fields");
  return (
    <>
      <p>{t(totp.qrSvg ? "fields.setupTOTP" : "fields.noQr")}</p>
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
    </>
  );
}
