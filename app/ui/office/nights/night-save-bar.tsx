/** At the bottom of a night's forms: save, look first, or leave everything as it was. */
import { officeTexts } from "../../../i18n/office/office-texts";

/** `looks`: what saving changes can be seen before. */
export function NightSaveBar({ back, looks = false }: { back: string; looks?: boolean }) {
  const t = officeTexts("nights");
  return (
    <div className="savebar">
      <div className="wrap">
        <p className="soft">{t("editor.saveHelp")}</p>
        <a className="btn line" href={back}>
          {t("editor.discard")}
        </a>
        {looks && (
          <button type="submit" className="btn line" name="intent" value="look">
            {t("editor.look")}
          </button>
        )}
        <button type="submit" className="btn" name="intent" value="save">
          {t("editor.save")}
        </button>
      </div>
    </div>
  );
}
