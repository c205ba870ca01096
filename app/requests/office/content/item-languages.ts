/** An item's translations, opened and saved one language at a time. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { leave } from "../../../backend.server";
import { directionOf, LANGUAGE_NAMES } from "../../../domain/languages";
import {
  isTranslatedSection,
  languagesHref,
  TRANSLATED_SECTIONS,
  type TranslatedSection,
} from "../../../domain/office/content/content-sections";
import type { LanguagesView, RejectedLanguage } from "../../../domain/office/content/languages-view";
import { notFound } from "../../not-found-response";
import { unknownIntent } from "../../unknown-intent";
import type { AtOffice } from "../office";
import { isDeedId, itemIn } from "./posted-item";

type LanguageArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/** Throws a 404 if the item doesn't exist or has no translatable text. */
async function itemAt({ desk }: Pick<AtOffice, "desk">, { request, params }: LanguageArgs) {
  const { section, key = "" } = params;
  if (!isTranslatedSection(section)) throw notFound(request);
  const { collection } = TRANSLATED_SECTIONS[section];
  const found = await desk.translations.find(collection, key);
  if (!found) throw notFound(request);
  const asked = new URL(request.url).searchParams.get("language") ?? "";
  const open = desk.translations.isTranslated(collection, asked) ? asked : undefined;
  return { section: section as TranslatedSection, collection, key, found, open };
}

export async function openLanguages(office: Pick<AtOffice, "desk">, args: LanguageArgs): Promise<LanguagesView> {
  const { section, key, found, open } = await itemAt(office, args);
  const { item, itemName, fields, english, languages } = found;
  const chosen = languages.find(({ language }) => language === open);
  return {
    ...{ section, itemKey: key, itemName, open },
    languages: languages.map(({ language, state }) => ({
      ...{ code: language, state, name: LANGUAGE_NAMES[language] ?? language, direction: directionOf(language) },
    })),
    words: fields.map(({ field, most }) => ({
      ...{ field, most, english: english[field] ?? "", text: chosen?.words?.[field] ?? "" },
      was: chosen?.was?.[field] === english[field] ? undefined : chosen?.was?.[field],
    })),
    base: JSON.stringify(item),
    deedId: randomUUID(),
    saved: new URL(args.request.url).searchParams.has("saved"),
  };
}

type Writing = AtOffice & { deed: "save" | "compared"; form: Record<string, string> };

export async function writeLanguage(office: Writing, args: ActionFunctionArgs) {
  const { desk, staff, deed, form } = office;
  const { section, collection, key, found, open } = await itemAt(office, args);
  const base = itemIn(form.base);
  if (!open || !base) throw new Response("The form is incomplete", { status: 400, statusText: "Bad Request" });
  const by = { actor: staff.actor, deedId: isDeedId(form.deedId) ? form.deedId : randomUUID() };
  const path = `${languagesHref(section, key)}?${new URLSearchParams({ language: open })}`;
  const typed = Object.fromEntries(
    found.fields.map(({ field }) => [field, (form[field] ?? "").replace(/\r\n?/g, "\n")]),
  );

  switch (deed) {
    case "compared": {
      const english = Object.fromEntries(found.fields.map(({ field }) => [field, String(base[field] ?? "")]));
      if (!(await desk.translations.compared(collection, key, { ...by, language: open, english }))) {
        throw notFound(args.request);
      }
      return leave(args.context, `${path}&saved`);
    }
    case "save": {
      const outcome = await desk.translations.save(collection, key, { ...by, base, language: open, words: typed });
      if (outcome.kind === "saved") return leave(args.context, `${path}&saved`);
      if (outcome.kind === "missing") throw notFound(args.request);
      return refused(outcome, { typed, base: form.base ?? "{}", language: open });
    }
    default:
      throw unknownIntent();
  }
}

type RefusedSave = Extract<
  Awaited<ReturnType<AtOffice["desk"]["translations"]["save"]>>,
  { kind: "faults" | "conflict" }
>;

function refused(outcome: RefusedSave, o: { typed: Record<string, string>; base: string; language: string }) {
  const { typed, base, language } = o;
  if (outcome.kind === "faults") {
    const problems = outcome.faults.map(({ path: [first, second, word] = [], says, field }) => ({
      field: first === "translations" && second === language ? String(word ?? "") : "",
      says: first === "translations" ? says : `${field} ${says}`,
    }));
    return data<RejectedLanguage>({ typed, base, problems, conflicts: [] }, { status: 400 });
  }
  const conflicts = outcome.conflicts.map(({ path: [, , word], theirs }) => ({
    field: String(word ?? ""),
    theirs: typeof theirs === "string" ? theirs : JSON.stringify(theirs ?? ""),
  }));
  const rejected = { typed, base: JSON.stringify(outcome.theirs), problems: [], conflicts };
  return data<RejectedLanguage>(rejected, { status: 409 });
}
