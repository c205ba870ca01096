/** Telling others of a night: its address to copy and a mail; with scripts the device's own sheet, or one press to copy. */
import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts";

/** `url` is the page's canonical address. */
export function ShareNight({ url, title, city }: { url: string; title: string; city: string }) {
  const { t } = useTexts("night");
  const subject = t("mailSubject", { title, city });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${url}`)}`;
  return (
    <div className="stack share">
      <div className="withbtn">
        <input className="input" readOnly value={url} aria-label={t("address")} dir="ltr" />
        <ShareButton url={url} title={subject} />
      </div>
      <p>
        <a className="link" href={mail}>
          {t("mail")}
        </a>
      </p>
    </div>
  );
}

/** What a browser can do is known after the first render only, so that nothing dead is ever shown. */
function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTexts("night");
  const [way, setWay] = useState<"share" | "copy">();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setWay(typeof navigator.share === "function" ? "share" : navigator.clipboard ? "copy" : undefined);
  }, []);
  if (!way) return null;

  async function press() {
    // Closing the sheet is a refusal to the browser and nothing to us.
    const done = way === "share" ? navigator.share({ url, title }) : navigator.clipboard.writeText(url);
    const passed = await done.then(
      () => true,
      () => false,
    );
    setCopied(passed && way === "copy");
  }
  return (
    <button type="button" onClick={press}>
      <span aria-live="polite">{t(copied ? "copied" : way)}</span>
    </button>
  );
}
