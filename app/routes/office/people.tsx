/** /office/people — the owner sees who works here and can sign people out everywhere. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leave } from "../../backend.server";
import { ROLES } from "../../domain/office/rights";
import { notFound } from "../../requests/not-found-response";
import { officeDeed, officePage } from "../../requests/office/office";
import { PeoplePage } from "../../ui/office/people-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "people");
  const out = new URL(args.request.url).searchParams.get("out");
  const people = await desk.staff.list();
  return {
    out: people.find(({ username }) => username === out)?.name,
    people: people.map(({ username, email, name, roles, seenAt }) => ({
      username,
      email,
      name,
      roles: ROLES.filter((role) => roles.split(",").includes(role)),
      seen: `${seenAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "people");
  const { username = "" } = form;
  const done = await desk.staff.putOut(username, staff.actor);
  if (!done) throw notFound(args.request);
  return leave(args.context, `/office/people?${new URLSearchParams({ out: username })}`);
}

export default function People() {
  return <PeoplePage {...useLoaderData<typeof loader>()} />;
}
