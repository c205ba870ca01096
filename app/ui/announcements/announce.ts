/**
 * The only way to announce a change to screen readers without moving the focus to it. Focused elements are read anyway,
 * so nothing is both focused and announced.
 */
import { useEffect, useRef } from "react";

/** Some screen readers miss a text that arrives together with another change of the page. */
const ANNOUNCE_AFTER_MS = 150;
/** Long enough to be read out. After that, the text is removed so that it is not read again as part of the page. */
const CLEAR_AFTER_MS = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a text once, after what is being read. Of two texts at the same moment, only the later one is read. Returns
 * a function that cancels the announcement if it is already outdated.
 */
export function announce(text: string): () => void {
  clearTimeout(timer);
  write("");
  const mine = setTimeout(() => {
    write(text);
    timer = setTimeout(write, CLEAR_AFTER_MS, "");
  }, ANNOUNCE_AFTER_MS);
  timer = mine;
  return () => clearTimeout(mine);
}

/** Announces a text of the page whenever it changes, but not the page's initial text. */
export function useAnnounced(text: string | undefined): void {
  const last = useRef(text);
  useEffect(() => {
    const isNew = text !== last.current;
    last.current = text;
    return text && isNew ? announce(text) : undefined;
  }, [text]);
}

/** If a modal dialog is open, its region is the last one; the rest of the page is inert. */
function write(text: string): void {
  const region = [...document.querySelectorAll("[data-live]")].pop();
  if (region) region.textContent = text;
}
