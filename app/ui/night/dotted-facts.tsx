/** A sentence whose facts are separated by dots. None stands where a line begins or ends, as in `NightFacts`. */
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
