/** Hidden parts of every form about a night, such as the deed's id, which keeps a second press from repeating it. */
export const DeedId = ({ id }: { id: string }) => <input type="hidden" name="deed" value={id} />;

/** The texts when the form was opened. */
export function OpenedWith({ was }: { was: Record<string, string> }) {
  return Object.entries(was).map(([name, text]) => (
    <input key={name} type="hidden" name={`was.${name}`} defaultValue={text} />
  ));
}

/** Enter in a field presses the form's first button. */
export const FirstButton = ({ intent }: { intent: "save" | "draft" }) => (
  <button className="hide" type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
);

/** The public night that conflicted with a draft. */
export const SeenVersion = ({ seen }: { seen: string | undefined }) =>
  seen ? <input type="hidden" name="seen" value={seen} /> : null;

/** The last field of a long form. If it is missing, the form was cut off. */
export const FormEnd = () => <input type="hidden" name="end" value="yes" />;
