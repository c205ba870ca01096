/** Sign-in and sign-up as two tabs. They are links, so that they work before scripts run. */
import { Link } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";

type Tab = "signIn" | "signUp";
/** The specification defines these ids. */
const IDS: Record<Tab, string> = { signIn: "44472", signUp: "44471" };
export const tabId = (tab: Tab) => IDS[tab];

export function Tabs({ chosen, addresses }: { chosen: Tab; addresses: Record<Tab, string> }) {
  const { t } = useTexts("authenticator");
  const scripted = useHydrated();

  /** With scripts, arrow keys reach the other tab; without them, Tab does. Space opens it, like Enter. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === " " && event.target instanceof HTMLElement) {
      event.preventDefault();
      event.target.click();
    }
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    tabs.find((tab) => tab !== document.activeElement)?.focus();
  }

  return (
    <div className="tabs" role="tablist" aria-label={t("overlay.tabs")} onKeyDown={onKeyDown}>
      {(["signIn", "signUp"] as const).map((tab) => (
        <Link
          key={tab}
          role="tab"
          id={IDS[tab]}
          to={addresses[tab]}
          aria-selected={tab === chosen}
          tabIndex={scripted && tab !== chosen ? -1 : undefined}
          preventScrollReset
        >
          {t(`titles.${tab}`)}
        </Link>
      ))}
    </div>
  );
}
