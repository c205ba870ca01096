/** What every view needs to know about the request: the visitor's language (a BCP 47 tag) and the current time. */
export type RenderContext = { locale: string; now: Date };
