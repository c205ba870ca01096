/** An alert: what went wrong or what succeeded, and a way to dismiss it. */
import { Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

type AlertProps = {
  children: ReactNode;
  tone?: "bad" | "good";
  /** A link to the page without the alert (works without scripts) or, on a page that needs scripts, a function. */
  dismiss?: { label: string; to: string } | { label: string; onDismiss: () => void } | undefined;
  /** Takes the focus when it appears, and again if another form has the same result. */
  focused?: boolean | undefined;
};

export function Alert({ children, tone = "bad", dismiss, focused = false }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const posting = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (focused && !posting) box.current?.focus();
  }, [focused, posting]);

  // `autofocus` works without scripts; React only sets it on form controls, hence the effect.
  const focus = focused ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div ref={box} role="alert" className={tone === "good" ? "alert good" : "alert"} {...focus}>
      <div>{children}</div>
      {dismiss && "to" in dismiss && (
        <Link className="x" to={dismiss.to} aria-label={dismiss.label} preventScrollReset replace>
          ✕
        </Link>
      )}
      {dismiss && "onDismiss" in dismiss && (
        <button className="x" type="button" aria-label={dismiss.label} onClick={dismiss.onDismiss}>
          ✕
        </button>
      )}
    </div>
  );
}
