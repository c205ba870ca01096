/** Shares a night: its URL to copy and a mail link; with scripts, the device's share sheet or a copy button. */
import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { announce } from "../announcements/announce";

/** `url` is the page's canonical URL. */
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

/** Rendered after hydration, because the server doesn't know what the browser supports. */
function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTexts("night");
  const [way, setWay] = useState<"share" | "copy">();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setWay(typeof navigator.share === "function" ? "share" : navigator.clipboard ? "copy" : undefined);
  }, []);
  if (!way) return null;

  async function press() {
    // Browsers reject the promise if the visitor closes the share sheet. That isn't an error.
    const done = way === "share" ? navigator.share({ url, title }) : navigator.clipboard.writeText(url);
    const passed = await done.then(
      () => true,
      () => false,
    );
    if (!passed || way !== "copy") return;
    setCopied(true);
    announce(t("copied"));
  }
  return (
    <button type="button" onClick={press}>
      {t(copied ? "copied" : way)}
    </button>
  );
}
