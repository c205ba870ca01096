/** Common questions about the residency. They open without scripts, and the browser's page search finds them. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";

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
