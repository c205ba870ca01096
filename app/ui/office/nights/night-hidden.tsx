/** What every form about a night carries: the id of its deed, so that a second press does nothing. */
export const DeedId = ({ id }: { id: string }) => <input type="hidden" name="deed" value={id} />;

/** The texts with which a form was opened. */
export function OpenedWith({ was }: { was: Record<string, string> }) {
  return Object.entries(was).map(([name, text]) => (
    <input key={name} type="hidden" name={`was.${name}`} defaultValue={text} />
  ));
}

/** The last field of a long form: without it, the form wasn't read whole. */
export const FormEnd = () => <input type="hidden" name="end" value="yes" />;
