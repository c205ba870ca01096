/** Counts accepted forms, for a field that must be empty again after one: its key contains the count. */
import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * An accepted form leads to another visit with data loaded anew. A refused form or a link within the page loads no
 * data, and revalidation is no visit. `answer` is a part of the loader's data that is a new object each time it loads.
 * The count stays where `counts` is false.
 */
export function useAcceptedForms(answer: unknown, counts = true): number {
  const { key: visit } = useLocation();
  const [last, setLast] = useState({ visit, answer, forms: 0 });
  if (last.visit === visit && last.answer === answer) return last.forms;
  const accepted = counts && last.visit !== visit && last.answer !== answer;
  const forms = last.forms + (accepted ? 1 : 0);
  setLast({ visit, answer, forms });
  return forms;
}
