/** A submit button that sends its intent. While the request is pending, it says so. */
import type { ButtonHTMLAttributes, ReactNode } from "react";

type SubmitButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  /** Sent as `intent`. */
  intent: string;
  children: ReactNode;
  pending?: boolean;
  /** Shown while pending. */
  pendingText?: ReactNode;
};

export function SubmitButton({ intent, children, pending = false, pendingText, ...button }: SubmitButtonProps) {
  return (
    <button className="btn" name="intent" value={intent} {...button} type="submit" aria-busy={pending || undefined}>
      {pending ? (pendingText ?? children) : children}
    </button>
  );
}
