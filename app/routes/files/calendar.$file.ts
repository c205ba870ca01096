/** /calendar/{key}.ics — anyone with the secret URL: a fan's nights, as a calendar subscription. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { versionedFile } from "../../public-file.server";
import { noSuchFile } from "../../requests/no-such-file";

const FILE = /^([0-9a-f]{32})\.ics$/;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { following } = await publicBackend();
  const [, secret] = FILE.exec(params.file ?? "") ?? [];
  const file = secret && (await following?.calendarFile(secret));
  if (!file) throw await publicAnswer(request, noSuchFile());
  const headers = new Headers({
    etag: file.etag,
    // The URL is a secret. A shared cache must not serve it after it was replaced.
    "cache-control": "private, no-cache",
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="my-shows.ics"',
    "x-robots-tag": "noindex",
  });
  return versionedFile(request, file.text, headers);
}
