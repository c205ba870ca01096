/** A submit button whose name and value are the event it sends; while its post is under way it says so. */
import type { ButtonHTMLAttributes, ReactNode } from "react";

export type SubmitButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
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
