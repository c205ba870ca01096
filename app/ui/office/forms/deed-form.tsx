/** An office form. Because of its hidden id, a second press doesn't repeat the deed. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

type DeedFormProps = { deedId: string; className?: string; children: ReactNode };

export function DeedForm({ deedId, className = "o-deed", children }: DeedFormProps) {
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="deed" value={deedId} />
      {children}
    </Form>
  );
}
