/** The language selector in the header: a form of buttons, each in its own language. It works without scripts. */
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/languages";
import { useTexts } from "../../i18n/texts";
import { LanguageFields } from "./language-form";
import { useMenu } from "./use-menu";

/** `short`: the button shows only a code, because a wide header has no room for a name. */
export function LanguageMenu({ short = false }: { short?: boolean }) {
  const { t, language: current } = useTexts("site");
  const name = (
    <>
      {t("foot.language")}: <bdi lang={current}>{LANGUAGE_NAMES[current]}</bdi>
    </>
  );
  return (
    <details className="languages" ref={useMenu()}>
      <summary>
        {short ? (
          <>
            {current.toUpperCase()}
            <span className="hide"> {name}</span>
          </>
        ) : (
          <span>{name}</span>
        )}
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
