/** The frame of the overlay: a native dialog, open in the server's markup, and modal as soon as scripts run. */
import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { LiveRegion } from "../announcements/live-region";
import { NetworkToast } from "../loading/network-toast";

type OverlayDialogProps = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  /** URL of the page behind the overlay. */
  closeTo: string;
  /** What is pending on that page, as text. */
  behind: string;
  /** URL of the picture next to the form. Phones neither show nor load it. */
  poster?: string | undefined;
  /** The focus moves whenever this changes: for another screen or notice. */
  step: string;
  /** The response to the last form. Each response moves the focus, even if it equals the previous one. */
  answer?: unknown;
  /** Focuses the heading unless a field is invalid. */
  readFirst?: boolean;
  /** Covers the page behind. Otherwise the dialog is placed within the document, and the page stays usable. */
  modal?: boolean;
  children: ReactNode;
};

export function OverlayDialog({
  labelledBy,
  closeTo,
  behind,
  poster,
  step,
  answer,
  readFirst,
  modal = true,
  children,
}: OverlayDialogProps) {
  const { t } = useTexts("authenticator");
  const navigate = useNavigate();
  const dialog = useDialog(modal, step, answer, readFirst);
  const close = () => navigate(closeTo, { preventScrollReset: true });

  return (
    <div className={modal ? "veil" : undefined}>
      <dialog
        ref={dialog}
        className="auth"
        open
        aria-modal={modal || undefined}
        aria-labelledby={labelledBy}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        // Browsers close a dialog on the second Escape even if its cancel event is prevented.
        onClose={close}
      >
        <div className="why">
          {poster && (
            <div className="art" aria-hidden="true">
              <img src={poster} alt="" loading="lazy" width={600} height={800} />
            </div>
          )}
          <p>{behind}</p>
          <Link className="x" to={closeTo} aria-label={t("overlay.close")} preventScrollReset>
            ✕
          </Link>
        </div>
        <div className="in">{children}</div>
        {modal && <LiveRegion />}
        {modal && <NetworkToast />}
      </dialog>
    </div>
  );
}

/** useLayoutEffect warns on the server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const WRONG = ['[role="alert"][tabindex]', '[aria-invalid="true"]'];
const FIELD = "input:not([type=hidden], [hidden])";
const EMPTY_FIELD = `${FIELD}:placeholder-shown`;
const HEADING = "h2[tabindex]";

/** Makes a modal dialog modal, moves the focus with each step, and returns it to its origin on close. */
function useDialog(modal: boolean, step: string, answer: unknown, readFirst = false) {
  const ref = useRef<HTMLDialogElement>(null);
  // Read while rendering, because afterwards a field of the dialog has the focus.
  const [before] = useState(() => (typeof document === "undefined" ? null : document.activeElement));

  useBeforePaint(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (modal) {
      dialog.removeAttribute("open");
      dialog.showModal();
    }
    // Visitors who started typing before scripts ran keep their place.
    if (before instanceof HTMLElement && dialog.contains(before)) before.focus();
    return () => {
      // The page behind stays inert until this commit is done.
      requestAnimationFrame(() => {
        // Another page may already have taken the focus.
        const now = document.activeElement;
        if (now && now !== document.body) return;
        const opener = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (opener ? before : document.getElementById("main"))?.focus({ preventScroll: true });
      });
    };
  }, [before, modal]);

  const shown = useRef<{ step: string; answer: unknown }>();
  useBeforePaint(() => {
    const dialog = ref.current;
    const before = shown.current;
    shown.current = { step, answer };
    const sameAsServer = !before && dialog?.querySelector("[autofocus]");
    // Dismissing an alert is no reason to move the focus.
    const nothingNew = before && before.step === step && (before.answer === answer || !answer);
    if (sameAsServer || nothingNew) return;
    const selectors = [...WRONG, ...(readFirst ? [HEADING] : [EMPTY_FIELD, FIELD, HEADING])];
    const target = selectors.map((selector) => dialog?.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus();
  }, [step, answer, readFirst]);

  return ref;
}
