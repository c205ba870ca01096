/** Which posts of the picture feed a page shows: the newest, or those behind a cursor of its address. */
import type { InstagramItem } from "../../../server/product-api/contract";
import { type PostView, postView } from "./media-views";
import type { MediaView } from "./publication-dates";

export const POSTS_SHOWN = 6;

export type PostsView = {
  posts: PostView[];
  /** Of the posts behind these; absent at the end of the feed. */
  older: string | undefined;
  /** Whether newer ones stand before these. */
  behind: boolean;
};

/** The cursor in `?pictures=`, if it has the form of one. */
export const postsCursor = (query: URLSearchParams): string | undefined =>
  /^\d{1,15}_[\w.-]{1,40}$/.exec(query.get("pictures") ?? "")?.[0];

/** The address of the posts behind a cursor, or of the newest: the home page at its pictures. */
export const postsHref = (cursor?: string): string =>
  `/home${cursor ? `?${new URLSearchParams({ pictures: cursor })}` : ""}#pictures`;

export const postsView = (
  { data, paging }: { data: InstagramItem[]; paging: { cursors: { after?: string } } },
  cursor: string | undefined,
  view: MediaView,
): PostsView => ({
  posts: data.map((item) => postView(item, view)),
  older: paging.cursors.after && postsHref(paging.cursors.after),
  behind: cursor !== undefined,
});
