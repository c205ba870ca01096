/** The texts of all languages: complete, nothing left over, really translated, with each language's plural forms. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../app/domain/languages";
import { en } from "../../app/i18n/en";
import { root } from "../root";
import { type FlatTable, flatTable } from "./flat-table";

/** Texts that really are the same in some language: names, brands, and loanwords. */
const SAME = new Map<string, readonly string[]>(
  Object.entries({
    de: [
      "search.kind.night",
      "search.kind.wrestler",
      "search.kind.news",
      "follow.kind.wrestler",
      "waiting.back.which",
      "player.pause",
      "player.live",
      "security.security.passkeyTitle",
      "site.nav.premium",
      "site.nav.tickets",
      "site.nav.shows",
      "site.event.tickets",
      "night.buyBar",
      "mine.tickets.number",
      "fields.fields.code",
      "fields.fields.name",
      "fields.fields.website",
      "fields.placeholders.code",
      "roster.filter.division",
      "roster.filter.status",
      "roster.role.wrestler",
      "roster.role.manager",
      "roster.tape.division",
      "roster.tape.finisher",
      "roster.titles.held",
      "roster.corner.partner",
      "shows.title",
      "night.crumbs.shows",
      "media.film.of",
      "media.feed.video",
      "media.feed.podcast",
      "media.kind.video",
      "media.kind.podcast",
      "media.posts.video",
      "watch.badge.premium",
      "watch.premium.title",
      "help.letter.name",
      "privacy.cookiesTitle",
      "privacy.cookie",
      "keeping.held.ticket",
      "keeping.held.subscription",
      "payments.list.details",
      "details.details.nameTitle",
      "details.details.newsletterTitle",
      "roster.highlights",
      "shows.filter.kind",
      "media.highlights.title",
      "help.orders.state",
      "door.night",
      "door.give.which",
      "payments.list.pdf",
      "media.feed.news",
      "media.kind.news",
      "wallet.name",
    ],
    nl: [
      "search.kind.night",
      "search.kind.broadcast",
      "search.kind.wrestler",
      "follow.kind.wrestler",
      "waiting.back.which",
      "paid.later",
      "player.volume",
      "player.live",
      "security.security.passkeyTitle",
      "site.nav.payPerView",
      "site.nav.premium",
      "site.shell.menu",
      "site.nav.tickets",
      "site.nav.shows",
      "site.event.tickets",
      "night.buyBar",
      "mine.tickets.count_one",
      "mine.tickets.count_other",
      "mine.tickets.number",
      "fields.fields.code",
      "fields.fields.website",
      "fields.placeholders.code",
      "roster.filter.status",
      "roster.role.manager",
      "roster.role.commentator",
      "roster.roles.manager",
      "roster.tape.finisher",
      "shows.title",
      "shows.sections.hint",
      "night.crumbs.shows",
      "media.film.of",
      "media.feed.podcast",
      "media.kind.video",
      "media.kind.podcast",
      "media.posts.video",
      "media.broadcast.title",
      "watch.badge.premium",
      "watch.list.title",
      "watch.premium.title",
      "help.orders.line_one",
      "help.orders.line_other",
      "privacy.cookiesTitle",
      "privacy.cookie",
      "record.orders.tickets_one",
      "record.orders.tickets_other",
      "keeping.held.ticket",
      "keeping.held.subscription",
      "payments.list.tickets_one",
      "payments.list.tickets_other",
      "payments.list.details",
      "door.night",
      "door.give.which",
      "help.orders.state",
      "media.title",
      "payments.list.night",
      "record.orders.home",
      "record.orders.later",
      "roster.title",
      "roster.role.wrestler",
      "roster.roles.wrestler",
      "roster.tape.team",
      "shows.sections.found_one",
      "shows.sections.found_other",
      "shows.filter.kind",
      "shows.residency.caption",
      "site.nav.wrestlers",
      "site.tour.found_one",
      "site.tour.found_other",
      "watch.premium.nights",
      "media.story.home",
      "site.shell.brandHome",
      "site.nav.home",
      "site.foot.nextNight",
    ],
    es: [
      "search.kind.broadcast",
      "basket.total",
      "site.nav.payPerView",
      "site.nav.premium",
      "site.event.versus",
      "roster.tape.debut",
      "billing.member.plan",
      "media.film.of",
      "media.broadcast.title",
      "media.feed.video",
      "media.kind.video",
      "media.posts.video",
      "watch.list.title",
      "watch.premium.title",
      "privacy.cookiesTitle",
      "tickets.summary.toPay",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "mails.tickets.total",
    ],
    fr: [
      "search.kind.broadcast",
      "basket.total",
      "player.volume",
      "site.nav.payPerView",
      "mails.tickets.total",
      "site.nav.premium",
      "site.shell.menu",
      "site.count.minutes_one",
      "site.count.minutes_other",
      "site.event.openDay",
      "site.event.versus",
      "fields.fields.code",
      "fields.placeholders.code",
      "roster.role.manager",
      "roster.roles.manager",
      "media.feed.photo",
      "media.feed.podcast",
      "media.kind.photo",
      "media.kind.podcast",
      "media.broadcast.title",
      "watch.list.title",
      "watch.premium.title",
      "help.orders.date",
      "keeping.held.subscription",
      "details.details.newsletterTitle",
      "privacy.cookiesTitle",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "record.overview.replay",
      "watch.badge.replay",
      "watch.offer.replay",
      "roster.tape.team",
      "media.posts.pictures_one",
      "media.posts.pictures_other",
      "shows.sections.ahead_one",
      "shows.sections.ahead_other",
      "wallet.date",
    ],
    it: [
      "search.kind.broadcast",
      "search.kind.wrestler",
      "follow.email",
      "follow.kind.wrestler",
      "waiting.email",
      "player.volume",
      "site.nav.payPerView",
      "site.nav.premium",
      "site.shell.menu",
      "site.nav.home",
      "site.foot.nextNight",
      "site.event.versus",
      "fields.fields.email",
      "fields.fields.password",
      "authenticator.choices.email",
      "roster.role.manager",
      "media.title",
      "media.film.of",
      "media.kind.video",
      "media.kind.podcast",
      "media.posts.video",
      "media.broadcast.title",
      "media.story.home",
      "watch.list.title",
      "watch.premium.title",
      "help.letter.email",
      "details.details.newsletterTitle",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "roster.tape.team",
      "roster.corner.matches_one",
      "security.security.passwordTitle",
      "watch.badge.premium",
    ],
    pt: [
      "search.kind.broadcast",
      "basket.total",
      "player.volume",
      "site.nav.payPerView",
      "mails.tickets.total",
      "site.nav.premium",
      "site.shell.menu",
      "site.event.versus",
      "media.feed.podcast",
      "media.kind.podcast",
      "media.broadcast.title",
      "watch.list.title",
      "watch.premium.title",
      "help.orders.what",
      "help.orders.state",
      "payments.list.night",
      "payments.list.pdf",
      "privacy.cookiesTitle",
      "record.orders.home",
      "roster.filter.status",
      "tickets.summary.toPay",
      "roster.role.manager",
      "roster.roles.manager",
    ],
    ja: ["site.event.versus", "site.event.sides", "payments.list.pdf"],
    ko: ["site.event.versus", "site.event.sides", "payments.list.pdf"],
    pl: [
      "search.kind.broadcast",
      "site.nav.payPerView",
      "site.nav.premium",
      "site.shell.menu",
      "site.event.versus",
      "roster.filter.status",
      "roster.tape.team",
      "media.title",
      "media.kind.podcast",
      "media.broadcast.title",
      "watch.list.title",
      "watch.premium.title",
      "help.orders.state",
      "record.orders.home",
      "payments.list.night",
      "payments.list.pdf",
    ],
    zh: ["payments.list.pdf"],
    he: ["payments.list.pdf"],
    ru: ["site.event.versus", "payments.list.pdf"],
    uk: ["site.event.versus", "payments.list.pdf"],
    tr: [
      "site.nav.premium",
      "site.event.versus",
      "site.event.sides",
      "media.film.of",
      "media.kind.video",
      "media.kind.podcast",
      "media.posts.video",
      "watch.premium.title",
      "payments.list.pdf",
    ],
    id: [
      "search.kind.broadcast",
      "follow.email",
      "waiting.email",
      "player.volume",
      "site.nav.premium",
      "site.shell.menu",
      "site.event.versus",
      "fields.fields.email",
      "authenticator.choices.email",
      "media.film.of",
      "media.kind.video",
      "media.posts.video",
      "watch.premium.title",
      "help.letter.email",
      "privacy.cookie",
      "keeping.held.subscription",
      "details.details.emailTitle",
      "site.nav.payPerView",
      "media.broadcast.title",
      "watch.list.title",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "media.title",
      "roster.status.alumni",
      "roster.group.alumni",
      "help.orders.state",
      "roster.filter.status",
      "tickets.summary.toPay",
      "mails.tickets.total",
      "site.event.sides",
    ],
    nb: [
      "search.kind.night",
      "search.kind.broadcast",
      "search.kind.wrestler",
      "follow.kind.wrestler",
      "site.nav.payPerView",
      "site.nav.premium",
      "roster.role.wrestler",
      "roster.role.manager",
      "roster.tape.debut",
      "media.film.of",
      "media.kind.video",
      "media.posts.video",
      "media.broadcast.title",
      "watch.list.title",
      "watch.premium.title",
      "keeping.held.subscription",
      "door.night",
      "help.orders.state",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "roster.filter.status",
      "roster.tape.team",
      "roster.tape.finisher",
      "shows.sections.found_one",
      "shows.filter.kind",
      "site.tour.found_one",
    ],
    sv: [
      "search.kind.night",
      "search.kind.broadcast",
      "security.security.passkeyTitle",
      "site.nav.payPerView",
      "site.nav.premium",
      "roster.role.manager",
      "roster.tape.debut",
      "roster.corner.matches_one",
      "media.film.of",
      "media.kind.video",
      "media.posts.video",
      "media.broadcast.title",
      "watch.list.title",
      "watch.premium.title",
      "keeping.held.subscription",
      "door.night",
      "help.orders.state",
      "media.title",
      "payments.list.night",
      "payments.list.pdf",
      "record.orders.home",
      "roster.filter.status",
      "roster.tape.team",
      "roster.tape.finisher",
      "shows.sections.found_one",
      "shows.filter.kind",
      "site.tour.found_one",
    ],
  }),
);

type Name = keyof typeof en;
const NAMES = Object.keys(en) as Name[];

/** Tables that are still English in a language. The list can only shrink: a translated table may not be here. */
const WAITING: Record<string, Name[]> = {};

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const plural = /_(zero|one|two|few|many|other)$/;

const I18N = join(root, "app/i18n");
/** The office's texts stand apart: they are English. */
const folders = readdirSync(I18N, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "office",
);

test("the eighteen languages of the specification are there, and README says how many there are", () => {
  expect(LANGUAGES).toEqual(
    expect.arrayContaining(
      [
        "de",
        "en",
        "es",
        "fr",
        "it",
        "ja",
        "ko",
        "nb",
        "nl",
        "pl",
        "pt",
        "zh",
        "sv",
        "id",
        "tr",
        "ru",
        "he",
        "uk",
      ].sort(),
    ),
  );
  const said = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/\bin (\d+) languages/g)];
  expect(
    said.map(([, count]) => Number(count)),
    "README says another number",
  ).toEqual([LANGUAGES.length, LANGUAGES.length]);
});

test("every language of languages.ts has a folder of tables, and every folder is a language", () => {
  const names = folders.map(({ name }) => name);
  expect(
    names.filter((name) => !LANGUAGES.includes(name)),
    "app/domain/languages.ts lacks these",
  ).toEqual([]);
  expect(
    LANGUAGES.filter((code) => !names.includes(code)),
    "app/i18n has no folder for these",
  ).toEqual([]);
  // build-plugins/texts-folder.ts finds tables by two letters.
  expect(LANGUAGES.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([]);
});

test.each(folders.map(({ name }) => name))("the folder %s has every table, and no other", (folder) => {
  expect(readdirSync(join(I18N, folder)).sort()).toEqual(NAMES.map((name) => `${name}.ts`).sort());
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  const waiting = WAITING[language] ?? [];
  const english = flatTable(
    Object.fromEntries(NAMES.filter((name) => !waiting.includes(name)).map((name) => [name, en[name]])),
  );
  const counted = [...english.keys()].filter((key) => key.endsWith("_other")).map((key) => key.replace(plural, ""));
  const tables = new Map<Name, object>();
  let table: FlatTable;
  beforeAll(async () => {
    for (const name of NAMES) tables.set(name, (await import(`../../app/i18n/${language}/${name}.ts`))[name]);
    table = flatTable(Object.fromEntries([...tables].filter(([name]) => !waiting.includes(name))));
  });

  test("is translated in every table except those that wait", () => {
    expect(NAMES.filter((name) => tables.get(name) === en[name])).toEqual(waiting);
  });

  test("has every text and no extra one", () => {
    const stems = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(plural, "")))].sort();
    expect(stems(table.keys())).toEqual(stems(english.keys()));
    for (const key of table.keys()) expect(table.get(key)?.trim(), key).not.toBe("");
  });

  test("has the plural forms of its language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = counted.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).filter((key) => !table.has(key));
    expect(missing).toEqual([]);
  });

  test("keeps the placeholders", () => {
    const wrong = [...table].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace(plural, "_other")) ?? "";
      const [found, wanted] = [placeholders(text), placeholders(original)];
      // A form for one or two may spell the number out.
      if (/_(one|two|zero)$/.test(key)) return !found.every((name) => wanted.includes(name));
      return found.join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
  });

  test("is a translation: no text equals the English one except those on the short list", () => {
    const same = [...table].filter(
      ([key, text]) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, "")) && text === english.get(key),
    );
    const unexplained = same.filter(([key]) => !(SAME.get(language) ?? []).includes(key));
    expect(unexplained).toEqual([]);
  });
});
