/** The text of a message as HTML. */
import { html } from "hono/html";

/** Turns the URLs in `text` into links. */
export function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
