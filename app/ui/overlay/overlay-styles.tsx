/**
 * The place for the dialog's styles in the head of an overlay's document
 * (framework/rendering/overlay-styles.server.ts).
 */
import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { overlayIn } from "./overlay-path";

/** Windows that the dialog covers (auth.css). */
const NARROW = "(max-width: 47.99rem)";

/** Stays as long as the document. After the first paint, a script has replaced its styles by the stylesheets. */
export function OverlayStyles() {
  const { pathname } = useLocation();
  const [opened] = useState(overlayIn(pathname) !== "");
  if (!opened) return null;
  return <style media={NARROW} data-overlay="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
