/** The language selector in the footer. A plain form, because the next document is in another language. */
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/languages";
import { useTexts } from "../../i18n/texts";

export function LanguageForm() {
  const { t, language: current } = useTexts("site");
  return (
    <LanguageFields className="lang">
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
    </LanguageFields>
  );
}

/** Submits `lng` to /language, which stores the choice and redirects to this page in that language. */
export function LanguageFields({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form className={className} method="get" action="/language">
      <input type="hidden" name="from" value={pathname + search} />
      {children}
    </form>
  );
}
