/** The site's feeds: path, type and title, used in page heads and in the feeds. Their content is in one language. */

export type FeedLink = { path: string; type: "application/rss+xml" | "text/calendar"; title: string };

export const NEWS_FEED: FeedLink = { path: "/news.rss", type: "application/rss+xml", title: "News" };
export const TOUR_FEED: FeedLink = { path: "/tour-dates.rss", type: "application/rss+xml", title: "Tour dates" };
export const TOUR_CALENDAR: FeedLink = { path: "/tour-dates.ics", type: "text/calendar", title: "Tour dates" };

export const FEEDS: readonly FeedLink[] = [NEWS_FEED, TOUR_FEED, TOUR_CALENDAR];
