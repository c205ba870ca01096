/** A note for staff only, with its button. */
import { FieldFrame } from "../../forms/field";

type NoteFieldProps = { label: string; button: string; typed: string | undefined };

export function NoteField({ label, button, typed }: NoteFieldProps) {
  return (
    <>
      <FieldFrame id="note" label={label}>
        {(control) => (
          <textarea
            className="input"
            name="note"
            rows={3}
            maxLength={2000}
            dir="auto"
            defaultValue={typed}
            {...control}
          />
        )}
      </FieldFrame>
      <button type="submit" className="btn line" name="intent" value="note">
        {button}
      </button>
    </>
  );
}
