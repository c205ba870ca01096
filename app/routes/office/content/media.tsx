/** /office/media — the office's pictures: uploading them, where each is used, and deleting unused ones. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { officeDeed, officePage } from "../../../requests/office/office";
import { MediaPage } from "../../../ui/office/content/media-page";

const PATH = "/office/media";
const MOST_PAGES = 10_000;

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "media");
  const query = new URL(args.request.url).searchParams;
  const page = Math.min(Number.parseInt(query.get("page") ?? "", 10) || 0, MOST_PAGES);
  const { pictures, more } = await desk.pictures.list(Math.max(0, page));
  return {
    pictures: pictures.map(({ sha, width, height, alt, uses }) => ({
      photo: { photo: sha, photoSize: `${width}x${height}`, photoAlt: alt },
      uses: uses.map(({ name }) => name),
    })),
    next: more ? page + 1 : undefined,
    done: query.get("done") ?? undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deed, desk, staff, form, files } = await officeDeed(args, "media");
  switch (deed) {
    case "upload": {
      const [, file] = files.find(([name]) => name === "file") ?? [];
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      const upload = { bytes, alt: form.alt ?? "", asIs: form.asIs === "on" };
      const outcome = await desk.pictures.upload(upload, staff.actor);
      if (outcome.kind === "uploaded") return leave(args.context, `${PATH}?done=uploaded`);
      const status = outcome.kind === "failed" ? 500 : 400;
      return data({ typed: form, ...outcome, uses: [] }, { status });
    }
    case "remove": {
      const uses = await desk.pictures.remove(form.sha ?? "", staff.actor);
      if (!uses) throw notFound(args.request);
      if (uses.length === 0) return leave(args.context, `${PATH}?done=removed`);
      return data({ typed: form, kind: "used" as const, uses: uses.map(({ name }) => name) }, { status: 400 });
    }
  }
}

export default function Media() {
  return <MediaPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
