/** An empty state: one display line, one sentence, one action. */
import { Link } from "@remix-run/react";

export type EmptyStateProps = { title: string; text: string; action?: { label: string; to: string } };

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="display">{title}</p>
      <p className="soft">{text}</p>
      {action && (
        <Link className="btn line" to={action.to}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
