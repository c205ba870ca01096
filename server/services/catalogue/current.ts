/** The content as of a moment: what every part of the catalogue reads. */
import type { Content } from "./content";

export type Now = Content & { now: Date; siteUrl: string };
export type Current = () => Promise<Now>;

/** Whether it may be shown by its date. */
export const isOut = ({ publishedAt }: { publishedAt: Date }, now: Date) => publishedAt <= now;
