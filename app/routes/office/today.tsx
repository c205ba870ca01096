/** /office — what needs a person, and how the next nights sell. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { officeTexts } from "../../i18n/office/office-texts";
import { officePage } from "../../requests/office/office";

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = await officePage(args, "today");
  return { name: staff.user.name };
}

export default function Today() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{officeTexts("people")("today.title")}</h1>
      <p dir="auto">{name}</p>
    </>
  );
}
