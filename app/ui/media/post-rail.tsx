/** The picture feed of the home page, newest first, in a rail. */
import type { PostView } from "../../domain/media-views";
import { useTexts } from "../../i18n/texts";
import { Empty } from "../site/empty";
import { PostCard } from "./post-card";

export function PostRail({ posts }: { posts: PostView[] }) {
  const { t } = useTexts("media");
  const by = posts[0]?.by;
  return (
    <section className="band tint">
      <div className="wrap">
        <div className="between part">
          <h2 id="posts">{t("posts.title")}</h2>
          {by && <p className="soft">{t("posts.follow", { name: `@${by}` })}</p>}
        </div>
        {posts.length > 0 ? (
          <div className="rail posts">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        ) : (
          <Empty title={t("posts.emptyTitle")} text={t("posts.emptyText")} />
        )}
      </div>
    </section>
  );
}
