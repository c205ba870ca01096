/** /og/{kind}/{id}.png — anyone: the preview picture of a shared link. Its URL changes with its content. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";
import { linkPictureOf } from "../../requests/link-picture-of";
import { notFound } from "../../requests/not-found-response";
import { linkPicture } from "../../ui/art/link-picture";

/** Seconds until a rejected crawler may retry. */
const COME_BACK_AFTER = 10;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const door = await publicBackend();
  const id = /^(.+)\.png$/.exec(params.file ?? "")?.[1];
  const picture = id && (await linkPictureOf(params.kind ?? "", id, door));
  if (!picture) throw await publicAnswer(request, notFound(request));

  const png = await door.linkPictures.png(linkPicture(picture, door.site.name));
  if (png === "busy") {
    const headers = { "retry-after": String(COME_BACK_AFTER), "cache-control": "no-store" };
    return publicAnswer(request, new Response("Too many image requests at once", { status: 503, headers }));
  }
  return publicFile(request, png, { type: "image/png", maxAge: 86_400 });
}
