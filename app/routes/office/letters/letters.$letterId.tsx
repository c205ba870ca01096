/** /office/letters/:letterId — a message with its sender's orders, and the answer. */
import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SET_PHRASES } from "../../../domain/office/letters-view";
import { notFound } from "../../../requests/not-found-response";
import { pressed } from "../../../requests/office/form-deed";
import { letterFile } from "../../../requests/office/letter-view";
import { officeDeed, officePage } from "../../../requests/office/office";
import { LetterPage } from "../../../ui/office/letters/letter-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, staff, repliesTo } = await officePage(args, "letter");
  const opened = await desk.letters.file(args.params.letterId ?? "");
  if (!opened) throw notFound(args.request);
  const query = new URL(args.request.url).searchParams;
  return {
    letter: letterFile(opened, staff.user.email),
    repliesTo,
    phrase: SET_PHRASES.find((one) => one === query.get("phrase")),
    done: query.get("done") ?? undefined,
    deedId: randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, deed, form, staff } = await officeDeed(args, "letter");
  const id = args.params.letterId ?? "";
  if (!(await desk.letters.file(id))) throw notFound(args.request);
  const by = { actor: staff.actor, id: form.deed ?? "" };
  const { email } = staff.user;
  const work = () => {
    switch (deed) {
      case "answer": {
        const answer = { text: form.text ?? "", author: email, done: form.close === "1" };
        return desk.letters.answer(id, { ...by, ...answer, seenAnswers: Number(form.seen) });
      }
      case "note":
        return desk.letters.note(id, form.note ?? "", by);
      case "done":
        return desk.letters.change(id, { state: "done" }, by);
      case "reopen":
        return desk.letters.change(id, { state: "open" }, by);
      case "take":
        return desk.letters.change(id, { assignee: email }, by);
      case "giveUp":
        return desk.letters.change(id, { assignee: null }, by);
    }
  };
  return pressed(args.context, { path: `/office/letters/${id}`, deed, form, work });
}

export default function LetterRoute() {
  return <LetterPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
