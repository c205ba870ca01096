/** Tells whether scripts run: false in the server's document and in the browser's first render, true after it. */
import { useEffect, useState } from "react";

/** For what only a script can serve (steppers, a print button), so that nothing dead is ever shown. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
