/** A form of the office. Its hidden id makes a second press the same deed. */
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
