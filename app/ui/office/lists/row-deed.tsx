/** A button in a row of a list: a form that identifies the row. */
import { Form } from "@remix-run/react";

type RowDeedProps = {
  intent: string;
  /** The field that identifies the row. */
  name: string;
  value: string;
  text: string;
  /** The row in words, for screen readers, because many buttons of a list have the same text. */
  about: string;
  /** URL to post to, if it isn't the current page. */
  action?: string;
};

export function RowDeed({ intent, name, value, text, about, action }: RowDeedProps) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name={name} value={value} />
      <button type="submit" className="btn quiet line" name="intent" value={intent}>
        {text} <span className="hide">{about}</span>
      </button>
    </Form>
  );
}
