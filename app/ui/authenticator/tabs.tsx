/**
 * Sign-in and sign-up as two tabs. Without scripts they submit the form, so that the other tab keeps the typed email.
 */
import { useNavigate } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { AUTH_FORM, EnterButton } from "./enter-button";

type Tab = "signIn" | "signUp";
const INTENTS = { signIn: "SIGN_IN", signUp: "SIGN_UP" } as const;
/** The specification defines these ids. */
const IDS: Record<Tab, string> = { signIn: "44472", signUp: "44471" };
export const tabId = (tab: Tab) => IDS[tab];

export function Tabs({ chosen, addresses }: { chosen: Tab; addresses: Record<Tab, string> }) {
  const { t } = useTexts("authenticator");
  const scripted = useHydrated();
  const navigate = useNavigate();

  /** With scripts, the arrow keys move to the other tab; without them, the Tab key does. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    tabs.find((tab) => tab !== document.activeElement)?.focus();
  }

  return (
    <>
      {!scripted && <EnterButton />}
      <div className="tabs" role="tablist" aria-label={t("overlay.tabs")} onKeyDown={onKeyDown}>
        {(["signIn", "signUp"] as const).map((tab) => (
          <button
            key={tab}
            role="tab"
            id={IDS[tab]}
            type={scripted || tab === chosen ? "button" : "submit"}
            form={AUTH_FORM}
            name="intent"
            value={INTENTS[tab]}
            aria-selected={tab === chosen}
            tabIndex={scripted && tab !== chosen ? -1 : undefined}
            onClick={() => tab !== chosen && navigate(addresses[tab], { preventScrollReset: true })}
          >
            {t(`titles.${tab}`)}
          </button>
        ))}
      </div>
    </>
  );
}
