/** A sentence whose facts are separated by dots. Like `NightFacts`, it has no dot at the start or end of a line. */
export function DottedFacts({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <span className="night-facts" lang={lang}>
      <span>
        {text.split(" · ").map((fact, i) => (
          <span key={fact}>
            {i > 0 && <i> · </i>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
