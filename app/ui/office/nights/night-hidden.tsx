/** What every form about a night carries: the id of its deed, so that a second press does nothing. */
export const DeedId = ({ id }: { id: string }) => <input type="hidden" name="deed" value={id} />;

/** The texts with which a form was opened. */
export function OpenedWith({ was }: { was: Record<string, string> }) {
  return Object.entries(was).map(([name, text]) => (
    <input key={name} type="hidden" name={`was.${name}`} defaultValue={text} />
  ));
}

/** Enter in a field presses the first button of its form. */
export const FirstButton = ({ intent }: { intent: "save" | "draft" }) => (
  <button className="hide" type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
);

/** The public night that stood beside a draft's clashes. */
export const SeenVersion = ({ seen }: { seen: string | undefined }) =>
  seen ? <input type="hidden" name="seen" value={seen} /> : null;

/** The last field of a long form: without it, the form wasn't read whole. */
export const FormEnd = () => <input type="hidden" name="end" value="yes" />;
