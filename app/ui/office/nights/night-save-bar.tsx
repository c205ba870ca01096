/** At the end of a night's forms: save, preview, or cancel. */
import { officeTexts } from "../../../i18n/office/office-texts";

/**
 * `looks`: the changes can be previewed. `draft`: the form can be saved as a draft (`closed`), or already shows one
 * (`open`).
 */
type NightSaveBarProps = { back: string; looks?: boolean; draft?: "open" | "closed" };

export function NightSaveBar({ back, looks = false, draft }: NightSaveBarProps) {
  const t = officeTexts("nights");
  const texts = officeTexts("content");
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
        {draft && (
          <button type="submit" className="btn line" name="intent" value="draft">
            {texts("draft.save")}
          </button>
        )}
        <button type="submit" className="btn" name="intent" value={draft === "open" ? "publish" : "save"}>
          {draft === "open" ? texts("draft.publish") : t("editor.save")}
        </button>
      </div>
    </div>
  );
}
