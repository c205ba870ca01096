/** The authenticator in its dialog: tabs or heading, notice, and the screen that the data names. */
import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { isEntry, type Screen } from "../../domain/authenticator/machine/screens";
import type { AuthenticatorOptions } from "../../domain/authenticator/options";
import type { FormRejection, OverlayData } from "../../domain/authenticator/overlay-data";
import { useTexts } from "../../i18n/texts";
import { OverlayDialog } from "../overlay/overlay-dialog";
import type { ScreenProps } from "./auth-form";
import { challengeHeading } from "./challenge-heading";
import { deliveryHeading } from "./code-delivery";
import { formOf } from "./screens/screen-forms";
import { SignedInScreen } from "./screens/signed-in-screen";
import { Tabs, tabId } from "./tabs";
import { useText } from "./use-text";

const HEADING = "auth-heading";
/** Screens with something to read before typing: they focus the heading. */
const readFirst = new Set<Screen>(["setupTOTP", "verifyUser", "selectMfaType", "authenticated"]);

type AuthenticatorProps = {
  data: OverlayData;
  rejected: FormRejection | undefined;
  siteName: string;
  /** What is pending on the page behind, as text. */
  behind: string;
  poster: string | undefined;
  closeTo: string;
  self: string;
  dismissTo: string;
  /** URLs of the screens that don't need an unfinished flow. */
  entries: ScreenProps["entries"];
  /** `modal` covers the page behind; `default` is placed on top of it within the document. */
  variation?: AuthenticatorOptions["variation"];
  /** Validation hooks from the options, for live validation. The server runs them too. */
  services?: AuthenticatorOptions["services"];
};

export function Authenticator({
  data,
  rejected,
  siteName,
  behind,
  poster,
  closeTo,
  self,
  dismissTo,
  entries,
  services = {},
  variation = "modal",
}: AuthenticatorProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const [login, setLogin] = useState<string>();
  const { key: visit } = useLocation();
  const { screen, hideSignUp, user } = data;
  // The response to a form is newer than the notice above it.
  const notice = rejected ? undefined : data.notice;
  const refused = rejected !== undefined || notice?.kind === "alert";
  const focusedByServer = { autoFocus: (readFirst.has(screen) && !refused) || undefined };
  const tab = screen === "signIn" || screen === "signUp" ? screen : undefined;
  const tabbed = tab !== undefined && !hideSignUp;
  const Form = screen === "authenticated" ? undefined : formOf(screen);
  // The entry screens share what was typed as the login name.
  const carried = { ...data, username: isEntry(screen) && login !== undefined ? login : data.username };

  return (
    <OverlayDialog
      labelledBy={HEADING}
      closeTo={closeTo}
      behind={behind}
      poster={poster}
      step={JSON.stringify([screen, notice])}
      answer={rejected}
      readFirst={readFirst.has(screen)}
      modal={variation === "modal"}
    >
      {/* The server's document sets the focus with an attribute; with scripts the dialog sets it. */}
      <h2 id={HEADING} tabIndex={-1} className={tab ? "hide" : undefined} {...focusedByServer}>
        {heading()}
      </h2>
      {tabbed && <Tabs chosen={tab} addresses={entries} />}
      {/* Screen readers announce only changes: it exists before it has text, and a repeated text replaces it. */}
      <div role="status">
        {notice?.kind === "status" && (
          <p className="alert good" key={visit}>
            {say(notice)}
          </p>
        )}
      </div>
      {Form && (
        <div className="screen" {...(tabbed && { role: "tabpanel", "aria-labelledby": tabId(tab) })}>
          <Form
            key={screen}
            data={carried}
            onLogin={setLogin}
            {...{ rejected, self, closeTo, dismissTo, entries, services }}
          />
        </div>
      )}
      {screen === "authenticated" && <SignedInScreen email={user?.email ?? ""} self={self} closeTo={closeTo} />}
    </OverlayDialog>
  );

  function heading(): string {
    if (tab) return t("overlay.name", { site: siteName });
    if (screen === "confirmSignUp") return t(deliveryHeading(data.codeDeliveryDetails));
    if (screen === "confirmSignIn") return t(challengeHeading(data.challengeName));
    if (screen === "authenticated")
      return user?.name ? say({ key: "headings.hello", values: { name: user.name } }) : t("headings.hi");
    return t(`titles.${screen}`);
  }
}
