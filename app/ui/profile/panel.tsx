/** A section of the account pages: its heading, the result of the last action, and its content. */
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

type PanelProps = {
  /** Anchor for links to this section. */
  id: string;
  title: string;
  text?: ReactNode;
  badge?: ReactNode;
  /** The result of a form, and the page's URL without it. */
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
          <h2 className="d4" id={`${id}-title`} tabIndex={-1}>
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
