/** The content at a point in time: what every part of the catalogue reads. */
import type { Content } from "./catalogue-content";

export type ContentNow = Content & { now: Date; siteUrl: string };
export type ReadContentNow = () => Promise<ContentNow>;

/** Whether the item's publication date has passed. */
export const isOut = ({ publishedAt }: { publishedAt: Date }, now: Date) => publishedAt <= now;
