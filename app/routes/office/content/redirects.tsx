/** /office/redirects — redirects from old URLs: the list, adding, removing, importing. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { readRedirects } from "../../../requests/office/content/read-redirects";
import { officeDeed, officePage } from "../../../requests/office/office";
import { RedirectsPage } from "../../../ui/office/content/redirects-page";

const PATH = "/office/redirects";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "redirects");
  const redirects = await desk.redirects.list();
  return { redirects, done: new URL(args.request.url).searchParams.get("done") ?? undefined };
}

export async function action(args: ActionFunctionArgs) {
  const { deed, desk, staff, form } = await officeDeed(args, "redirects");
  const { actor } = staff;
  switch (deed) {
    case "put": {
      const { path = "", target = "" } = form;
      const fault = await desk.redirects.put(path.trim(), target.trim(), { actor });
      if (fault) return data({ typed: form, problems: [fault], lines: [] }, { status: 400 });
      return leave(args.context, `${PATH}?done=added`);
    }
    case "remove": {
      // A second press finds it already removed, which is fine.
      await desk.redirects.remove(form.path ?? "", { actor });
      return leave(args.context, `${PATH}?done=gone`);
    }
    case "import": {
      const { items, lines: unread } = readRedirects(form.lines ?? "");
      const { faults } = unread.length > 0 ? { faults: [] } : await desk.content.importItems("redirects", items, actor);
      const lines = [...unread, ...faults.map(({ line, field, says }) => ({ line, says: `${field} ${says}` }))];
      if (lines.length > 0 || items.length === 0) return data({ typed: form, problems: [], lines }, { status: 400 });
      return leave(args.context, `${PATH}?done=imported`);
    }
  }
}

export default function Redirects() {
  return <RedirectsPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
