/** Shares a page: the device's share sheet, or a link to paste. Without scripts, a mail with the link. */
import { useEffect, useState } from "react";
import { inLanguage } from "../../domain/urls/language-address";
import { useTexts } from "../../i18n/texts";

/** `url` is the page's canonical URL, `title` the first line of what is shared. */
type ShareLinkProps = { url: string; title: string };

export function ShareLink({ url, title }: ShareLinkProps) {
  const { t, language } = useTexts("site");
  const [way, setWay] = useState<"share" | "copy">();
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const { origin, pathname } = new URL(url);
  const address = origin + inLanguage(pathname, language);

  // The server doesn't know what the browser supports.
  useEffect(() => setWay("share" in navigator ? "share" : "copy"), []);

  async function copy() {
    // Only pages on https have a clipboard.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject();
    setOutcome(
      await written.then(
        () => "copied" as const,
        () => "refused" as const,
      ),
    );
  }

  async function press() {
    // First an empty status, so that a second press is announced, too.
    setOutcome(undefined);
    if (way === "copy") return copy();
    await navigator.share({ url: address, title }).catch((error: Error) => {
      if (error.name !== "AbortError") return copy();
    });
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;
  return (
    <div className="row no-print">
      {way ? (
        <button className="btn line quiet" type="button" onClick={press}>
          {t(`share.${way}`)}
        </button>
      ) : (
        <a className="btn line quiet" href={mail}>
          {t("share.mail")}
        </a>
      )}
      <span role="status">{outcome === "copied" && t("share.copied")}</span>
      {outcome === "refused" && (
        <input className="input" readOnly value={address} aria-label={t("share.address")} dir="ltr" />
      )}
    </div>
  );
}
