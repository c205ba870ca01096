/** /office — the layout of the office. The office's table says who may open each page. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { officeEntries } from "../../domain/office/office-sections";
import { officeTexts } from "../../i18n/office/office-texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { officePage } from "../../requests/office/office";
import { OfficeFault } from "../../ui/office/office-fault";
import { OfficeFrame } from "../../ui/office/office-frame";
import type { LayoutHandle } from "../../ui/shell/layout";
import "../../ui/office/office.css";

const ID = "office";

export const headers = pageHeaders(PRIVATE);
export const handle: LayoutHandle = { layout: "office" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${officeTexts("frame")("office")} · ${data?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { may, staff, site } = await officePage(args, "again");
  return {
    siteName: site.name,
    name: staff.user.name || staff.user.email,
    entries: officeEntries(may),
  };
}

export default function Office() {
  return (
    <OfficeFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </OfficeFrame>
  );
}

/** Keeps the layout around an error of one of its pages. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>(ID);
  return (
    <OfficeFrame {...(data ?? { siteName: "", name: "", entries: [] })}>
      <OfficeFault error={useRouteError()} />
    </OfficeFrame>
  );
}
