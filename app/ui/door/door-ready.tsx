/** What the door staff see before the first scan. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import "./door.css";

type DoorReadyProps = {
  /** The pass's label; undefined without a pass. */
  label: string | undefined;
  /** The page has neither header nor footer. */
  alone?: boolean;
  /** Path of the page on which staff can sign in; undefined if someone is signed in. */
  signIn?: string | undefined;
  children?: ReactNode;
};

export function DoorReady({ label, alone = false, signIn, children }: DoorReadyProps) {
  const { t } = useTexts("door");
  const { t: site } = useTexts("site");
  return (
    <section className={alone ? "arena door alone" : "arena door"}>
      <div className="wrap stack">
        <h1 className="d2">{t("title")}</h1>
        <p className="d4 display">{label ? t("ready", { label }) : t("noPass")}</p>
        <p>{t(label ? "readyText" : "noPassText")}</p>
        {signIn && (
          <>
            <p>{t("noPassStaff")}</p>
            <div className="cta">
              <Link className="btn" to={`${signIn}/auth/sign-in`} preventScrollReset>
                {site("shell.signIn")}
              </Link>
            </div>
          </>
        )}
        {children}
      </div>
    </section>
  );
}
