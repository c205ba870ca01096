/** The media feed: news, photographs, videos and podcasts. */
import { news } from "./media/news";
import { pictures } from "./media/pictures";
import { podcasts } from "./media/podcasts";
import { type StoryRow, storyRow } from "./media/story";

/** Everything, dated from `now`. */
export const mediaItems = (now: Date): StoryRow[] =>
  [...news, ...pictures, ...podcasts].map((story) => storyRow(now, story));
