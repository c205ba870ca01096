/** Names a night's poster for the transition between two documents (page-transition.css): once a page, by its night. */
import type { CSSProperties } from "react";

export const movingPoster = (nightId: string): CSSProperties => ({ viewTransitionName: `poster-${nightId}` });
