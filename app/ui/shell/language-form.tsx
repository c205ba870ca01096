/** The language selector: a plain GET form, so that it always works. */
import { useLocation } from "@remix-run/react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages";
import { useTexts } from "../../i18n/texts";

/** Submits to /language, which stores the choice and redirects back to this page. */
export function LanguageForm() {
  const { t, language: current } = useTexts("site");
  const { pathname, search } = useLocation();
  return (
    <form className="lang" method="get" action="/language">
      <input type="hidden" name="from" value={pathname + search} />
      <div className="field">
        <label htmlFor="lng">{t("foot.language")}</label>
        <select className="select" id="lng" name="lng" defaultValue={current} key={current}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </div>
      <button className="btn quiet line" type="submit">
        {t("foot.setLanguage")}
      </button>
    </form>
  );
}
