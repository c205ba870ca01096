/** The header's choice of languages: a form of buttons, each in its own language. It works without scripts. */
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/languages";
import { useTexts } from "../../i18n/texts";
import { LanguageFields } from "./language-form";
import { useMenu } from "./use-menu";

export function LanguageMenu({ className = "" }: { className?: string }) {
  const { t, language: current } = useTexts("site");
  return (
    <details className={`languages ${className}`} ref={useMenu()}>
      <summary>
        <span className="code">{current}</span>
        <span className="hide">
          {t("foot.language")}: {LANGUAGE_NAMES[current]}
        </span>
      </summary>
      <LanguageFields className="language-sheet">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            name="lng"
            value={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </LanguageFields>
    </details>
  );
}
