/** The button of a row in a list: a form that names the row. */
import { Form } from "@remix-run/react";

type RowDeedProps = {
  intent: string;
  /** The field that names the row. */
  name: string;
  value: string;
  text: string;
  /** What the row is about, for screen readers: a list has many buttons with the same text. */
  about: string;
  /** Where the form goes, if not to its own page. */
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
