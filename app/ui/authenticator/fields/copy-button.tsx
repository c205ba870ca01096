/** Copies a text: COPY becomes COPIED. Only a script can do that, so without one there is no button. */
import { useState } from "react";
import { useTexts } from "../../../i18n/texts";
import { useHydrated } from "../../document/use-hydrated";

export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [copied, setCopied] = useState(false);
  // Over plain http a browser has no clipboard to offer; the text can still be selected.
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
