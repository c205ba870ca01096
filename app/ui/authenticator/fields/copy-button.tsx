/** Copies a text: COPY becomes COPIED. Not rendered without scripts. */
import { useState } from "react";
import { useTexts } from "../../../i18n/texts";
import { useHydrated } from "../../document/use-hydrated";

export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [copied, setCopied] = useState(false);
  // Browsers offer no clipboard over plain http; the text can still be selected.
  if (!scripted || !navigator.clipboard) return null;

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }
  return (
    <button className="btn line quiet" type="button" onClick={copy}>
      <span aria-live="polite">{t(copied ? "buttons.copied" : "buttons.copy")}</span>
    </button>
  );
}
