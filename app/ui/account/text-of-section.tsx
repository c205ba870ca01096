/** A button's text that recurs in other sections of the page; screen readers also hear which section it belongs to. */
export function TextOfSection({ text, section }: { text: string; section: string }) {
  return (
    <>
      {text}
      <span className="hide"> {section}</span>
    </>
  );
}
