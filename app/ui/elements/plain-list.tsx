/** A list without bullets. Safari announces such a list only if it has an explicit list role. */
import type { HTMLAttributes } from "react";

export function PlainList({ ordered = false, ...attributes }: HTMLAttributes<HTMLElement> & { ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return <List {...attributes} role="list" />;
}
