/** Texts with links in them: `Go <home>back</home>` becomes text and elements. */
import { Fragment, type ReactNode } from "react";

/** `parts` renders each marked piece. A mark without a renderer becomes plain text. */
export function RichText({ text, parts }: { text: string; parts: Record<string, (inner: string) => ReactNode> }) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/gs)];
  return pieces.map(([whole, name = "", inner = ""], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
    <Fragment key={index}>{name ? (parts[name]?.(inner) ?? inner) : whole}</Fragment>
  ));
}
