/** The overlay's frame: a native dialog, open from the server's first byte, modal as soon as scripts run. */
import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts";

export type OverlayDialogProps = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  /** The page under the overlay. */
  closeTo: string;
  /** What waits on that page. */
  behind: string;
  /** Address of the picture beside the form; phones do not show it and do not load it. */
  poster?: string | undefined;
  /** The focus is set anew whenever this changes: on another screen, on another notice. */
  step: string;
  /** What the last form was answered with: the focus is set anew with each answer, also with the same one again. */
  answer?: unknown;
  /** The heading takes the focus where no field is wrong. */
  readFirst?: boolean;
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
  children,
}: OverlayDialogProps) {
  const { t } = useTexts("authenticator");
  const navigate = useNavigate();
  const dialog = useModal(step, answer, readFirst);
  const close = () => navigate(closeTo, { preventScrollReset: true });

  return (
    <div className="veil">
      <dialog
        ref={dialog}
        className="auth"
        open
        aria-modal="true"
        aria-labelledby={labelledBy}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        // A second Escape closes a dialog whatever its cancel event said.
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
      </dialog>
    </div>
  );
}

/** Before the browser paints; the server has nothing to paint, and React warns there. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const WRONG = ['[role="alert"][tabindex]', '[aria-invalid="true"]'];
const FIELD = "input:not([type=hidden], [hidden])";
const EMPTY_FIELD = `${FIELD}:placeholder-shown`;
const HEADING = "h2[tabindex]";

/** Makes the dialog modal, moves the focus with each step, and gives it back where it came from. */
function useModal(step: string, answer: unknown, readFirst = false) {
  const ref = useRef<HTMLDialogElement>(null);
  // Taken while rendering: once the dialog stands, a field of its own has the focus.
  const [before] = useState(() => (typeof document === "undefined" ? null : document.activeElement));

  useBeforePaint(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.removeAttribute("open");
    dialog.showModal();
    // Whoever began to type before the scripts came goes on where she was.
    if (before instanceof HTMLElement && dialog.contains(before)) before.focus();
    return () => {
      // The page behind is inert until this commit is over.
      requestAnimationFrame(() => {
        const opener = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (opener ? before : document.getElementById("main"))?.focus({ preventScroll: true });
      });
    };
  }, [before]);

  const shown = useRef<{ step: string; answer: unknown }>();
  useBeforePaint(() => {
    const dialog = ref.current;
    const before = shown.current;
    shown.current = { step, answer };
    const sameAsServer = !before && dialog?.querySelector("[autofocus]");
    // An answer that has only been taken away says nothing new.
    const nothingNew = before && before.step === step && (before.answer === answer || !answer);
    if (sameAsServer || nothingNew) return;
    const selectors = [...WRONG, ...(readFirst ? [HEADING] : [EMPTY_FIELD, FIELD, HEADING])];
    const target = selectors.map((selector) => dialog?.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus();
  }, [step, answer, readFirst]);

  return ref;
}
