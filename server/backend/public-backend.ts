/** The services that feeds and pictures may use. They are the same for everybody, so no cookie is read or set. */

import { runtime } from "../process/runtime";
import { forPages } from "./backend-answers";

export async function publicBackend() {
  const { catalogue, clock, config, feeds, following, linkPictures, pictureFiles, siteUrl } = await runtime();
  return {
    catalogue: forPages(catalogue),
    clock,
    feeds: forPages(feeds),
    following: following && forPages(following),
    linkPictures,
    pictureFiles,
    site: { url: siteUrl, name: config.SITE_NAME },
  };
}
export type PublicBackend = Awaited<ReturnType<typeof publicBackend>>;
