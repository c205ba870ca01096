/** The region for announcements (announce.ts). It must be in the page before it has text, or the text isn't read. */
export const LiveRegion = () => <div className="hide" aria-live="polite" data-live="" />;
