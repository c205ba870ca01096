/** One second factor: its name, whether it is on, whether sign-in asks for it first, and its actions. */
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";

type FactorProps = { id?: string; title: string; text: string; on: boolean; first: boolean; children: ReactNode };

export function Factor({ id, title, text, on, first, children }: FactorProps) {
  const { t } = useTexts("security");
  return (
    <div className="factor">
      <div className="between">
        <h3 id={id} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h3>
        <span className="row">
          {first && <span className="badge">{t("security.preferTitle")}</span>}
          <span className={on ? "badge ok" : "badge"}>{t(on ? "form.on" : "form.off")}</span>
        </span>
      </div>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}
