/**
 * Names a night's poster for the transition between two documents (page-transition.css). Each name occurs once per
 * page.
 */
import type { CSSProperties } from "react";

export const movingPoster = (nightId: string): CSSProperties => ({ viewTransitionName: `poster-${nightId}` });
