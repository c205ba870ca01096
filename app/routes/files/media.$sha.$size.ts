/** /media/{sha}/{size} — anyone: a photograph uploaded by the office. Another photograph has another URL. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";
import { notFound } from "../../requests/not-found-response";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pictureFiles } = await publicBackend();
  const picture = await pictureFiles.read(params.sha ?? "", params.size ?? "");
  if (!picture) throw await publicAnswer(request, notFound(request));
  return publicFile(request, picture.bytes, { type: picture.type, maxAge: YEAR_SECONDS, immutable: true });
}
