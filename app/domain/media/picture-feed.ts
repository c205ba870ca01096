/** The picture feed: the newest posts, or those after the cursor in the URL. */
import type { InstagramItem } from "../../../server/product-api/contract";
import { type PostView, postView } from "./media-views";
import type { PublicationContext } from "./publication-dates";

export const POSTS_SHOWN = 6;
/** Never a cursor, because cursors begin with a number. */
const NEWEST = "newest";

export type PostsView = {
  posts: PostView[];
  /** Link to the next, older posts; undefined at the end of the feed. */
  older: string | undefined;
  /** Whether there are newer posts before these. */
  behind: boolean;
};

/** The cursor in `?pictures=`, if it is well-formed. */
export const postsCursor = (query: URLSearchParams): string | undefined =>
  /^\d{1,15}_[\w.-]{1,40}$/.exec(query.get("pictures") ?? "")?.[0];

/** Link to the posts after a cursor, or to the newest, on the home page. */
export const postsHref = (cursor?: string): string =>
  `/home?${new URLSearchParams({ pictures: cursor ?? NEWEST })}#pictures`;

export const postsView = (
  { data, paging }: { data: InstagramItem[]; paging: { cursors: { after?: string } } },
  cursor: string | undefined,
  view: PublicationContext,
): PostsView => ({
  posts: data.map((item) => postView(item, view)),
  older: paging.cursors.after && postsHref(paging.cursors.after),
  behind: cursor !== undefined,
});
