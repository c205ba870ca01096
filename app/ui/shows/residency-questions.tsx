/** What people ask before they come: each answer opens without scripts, and is found by the browser's own search. */
import { CONTENT_LANGUAGE } from "../../domain/content-language";

export function ResidencyQuestions({ faq }: { faq: { question: string; answer: string }[] }) {
  return (
    <div className="faq">
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <span lang={CONTENT_LANGUAGE}>{question}</span>
          </summary>
          <p lang={CONTENT_LANGUAGE}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
