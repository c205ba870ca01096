/** What the door staff sees before the first scan. */
import { useTexts } from "../../i18n/texts";
import "./door.css";

/** `alone`: the page has neither header nor footer. */
export function DoorReady({ label, alone = false }: { label: string | undefined; alone?: boolean }) {
  const { t } = useTexts("door");
  return (
    <section className={alone ? "arena door alone" : "arena door"}>
      <div className="wrap stack">
        <h1 className="d2">{t("title")}</h1>
        <p className="d4 display">{label ? t("ready", { label }) : t("noPass")}</p>
        <p>{t(label ? "readyText" : "noPassText")}</p>
      </div>
    </section>
  );
}
