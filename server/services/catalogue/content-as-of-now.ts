/** The content as of a moment: what every part of the catalogue reads. */
import type { Content } from "./catalogue-content";

export type ContentNow = Content & { now: Date; siteUrl: string };
export type ReadContentNow = () => Promise<ContentNow>;

/** Whether it may be shown by its date. */
export const isOut = ({ publishedAt }: { publishedAt: Date }, now: Date) => publishedAt <= now;
