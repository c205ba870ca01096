/** Copies a text: COPY becomes COPIED. Not rendered without scripts. */
import { useState } from "react";
import { useTexts } from "../../../i18n/texts";
import { announce } from "../../announcements/announce";
import { useHydrated } from "../../document/use-hydrated";

export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [copied, setCopied] = useState(false);
  // Browsers offer no clipboard over plain http; the text can still be selected.
  if (!scripted || !navigator.clipboard) return null;

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done);
    if (done) announce(t("buttons.copied"));
  }
  return (
    <button className="btn line quiet" type="button" onClick={copy}>
      {t(copied ? "buttons.copied" : "buttons.copy")}
    </button>
  );
}
