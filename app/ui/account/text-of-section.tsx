/** The text of a button that other sections of the page have, too: screen readers add which section it is of. */
export function TextOfSection({ text, section }: { text: string; section: string }) {
  return (
    <>
      {text}
      <span className="hide"> {section}</span>
    </>
  );
}
