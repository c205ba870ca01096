/** Whether scripts run: false in the server's document and in the browser's first render, true afterwards. */
import { useEffect, useState } from "react";

/** For controls that need scripts (steppers, a print button): they are only rendered once they work. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
