/** Where announcements are written (announce.ts). It is in the page before it has text, or the text would not be read. */
export const LiveRegion = () => <div className="hide" aria-live="polite" data-live="" />;
