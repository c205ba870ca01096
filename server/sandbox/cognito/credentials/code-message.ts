/** A message with a code. The pool's message template is HTML, for emails only. */
import template from "./code-message.html?raw";

export const codeMessage = (medium: "EMAIL" | "SMS", text: string, code: string) => ({
  text,
  code,
  ...(medium === "EMAIL" && { html: template.replaceAll("{####}", code) }),
});
