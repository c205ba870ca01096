/** The picture feed of the home page, newest first, with links to older and newer posts. */
import { Link } from "@remix-run/react";
import { type PostsView, postsHref } from "../../domain/media/picture-feed";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PostCard } from "./post-card";

export function PostRail({ posts: { posts, older, behind } }: { posts: PostsView }) {
  const { t } = useTexts("media");
  const by = posts[0]?.by;
  return (
    <section className="band tint" id="pictures" aria-labelledby="pictures-title">
      <div className="wrap">
        <div className="between part">
          <h2 id="pictures-title">{t("posts.title")}</h2>
          {by && <p className="soft">{t("posts.follow", { name: `@${by}` })}</p>}
        </div>
        {posts.length > 0 ? (
          <div className="rail posts">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        ) : (
          <EmptyState title={t("posts.emptyTitle")} text={t("posts.emptyText")} />
        )}
        {(older || behind) && (
          <nav className="pages" aria-label={t("posts.pages")}>
            {behind && (
              <Link className="btn quiet line" to={postsHref()} preventScrollReset>
                {t("posts.newest")}
              </Link>
            )}
            {older && (
              <Link className="btn quiet line" rel="next" to={older} preventScrollReset>
                {t("posts.older")}
              </Link>
            )}
          </nav>
        )}
      </div>
    </section>
  );
}
