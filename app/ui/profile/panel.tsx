/** A part of the account with its heading, what has just become of it, and what can be done there. */
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

type PanelProps = {
  /** Where news of this part leads to. */
  id: string;
  title: string;
  text?: ReactNode;
  badge?: ReactNode;
  /** What a form has done, and the address of the page without it. */
  news?: string | undefined;
  path: string;
  children?: ReactNode;
};

export function Panel({ id, title, text, badge, news, path, children }: PanelProps) {
  const { t } = useTexts("account");
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <div className="between">
          <h2 className="d4" id={`${id}-title`}>
            {title}
          </h2>
          {badge}
        </div>
        {text && <p className="soft">{text}</p>}
      </div>
      {news && (
        <Alert tone="good" focused dismiss={{ label: t("form.dismiss"), to: path }}>
          {news}
        </Alert>
      )}
      {children}
    </section>
  );
}
