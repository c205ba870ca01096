/** A password input with a button that shows the password. Without scripts there is no button. */
import { useState } from "react";
import { useTexts } from "../../../i18n/texts";
import { useHydrated } from "../../document/use-hydrated";
import type { InputProps } from "./auth-field";

export function PasswordInput(props: InputProps) {
  const { t } = useTexts("fields");
  const scripted = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className="withbtn">
      <input
        className="input"
        type={shown ? "text" : "password"}
        dir="auto"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      {scripted && (
        <button
          type="button"
          role="switch"
          aria-checked={shown}
          aria-label={t(shown ? "buttons.hidePassword" : "buttons.showPassword")}
          onClick={() => setShown(!shown)}
        >
          <Eye />
        </button>
      )}
    </div>
  );
}

const Eye = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M2 12Q12 1 22 12 12 23 2 12Z" />
    <circle cx="12" cy="12" r="3.4" fill="currentColor" />
  </svg>
);
