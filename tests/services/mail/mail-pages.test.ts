/**
 * Every mail in every language: nothing English left, the same facts in both parts, and HTML that mail clients bear.
 */
import ical from "ical.js";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it, test } from "vitest";
import { amount } from "../../../app/domain/format/money-format";
import { directionOf, LANGUAGES } from "../../../app/domain/languages";
import { en } from "../../../app/i18n/en";
import { startOf } from "../../../server/mail/mail-dates";
import { INKS } from "../../../server/mail/mail-styles";
import { CONTENT, firstContent, type Specimen, START, site, specimens } from "./specimens";

const GMAIL_CLIPS_AT = 102_000;
/** In code units: Gmail drops a longer style element. */
const GMAIL_STYLE = 8_192;
const MOST_BYTES = 256 * 1024;

/** English words that no other language of ours has, not even as a loanword. */
const ENGLISH =
  /\b(the|your|you|you’re|we’re|we’ll|it’s|don’t|with|this|that|was|here|card|back|they|sign|again|refund|help|doors|bell|show|see|email us|tickets? for|seats?|unreserved|order|total:|receipt|free)\b/gi;
/** Words of the list that are also words of these languages. */
const ALSO_THEIRS: Record<string, RegExp> = {
  de: /^(show|was)$/i,
  nl: /^(show|was|back)$/i,
  nb: /^(show|var|gratis)$/i,
  sv: /^(show|var)$/i,
};

/**
 * What a person reads: no tags, no styles, entities resolved, and nothing that comes from the content or is an address.
 */
function words(mail: Specimen["mail"]): string {
  const html = (mail.html ?? "")
    .replace(/<(style|title|script)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/&(#847|zwnj|nbsp);/g, "")
    .replace(/<[^>]*\balt="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ");
  return without(`${mail.subject}\n${html}\n${mail.text}`);
}

function without(text: string): string {
  const [...given] = [...Object.values(CONTENT).flat(), site.siteName, "Premium", "spam", "Spam"];
  return given
    .sort((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, "◆"), text)
    .replace(/https?:\S+/g, "◆")
    .replace(/\S+@\S+/g, "◆");
}

/** English sentences of the tables that mails use, cut at their placeholders. */
const sentences = [en.mails, en.payments.mail, en.goods.mail, en.keeping.mail, en.safety.mail, en.reminders]
  .flatMap((table) => leaves(table))
  .flatMap((text) => text.split(/\{\{\w+\}\}/))
  .map((part) => part.trim())
  .filter((part) => part.split(" ").length > 2);

function leaves(table: object): string[] {
  return Object.values(table).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

/** The names of the elements that are open at the end, or closed without having been opened. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, name = ""] of html.replace(/<!--[\s\S]*?-->/g, "").matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (["meta", "img", "br"].includes(name)) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

/** Written once for all tests, since writing them takes most of the time. */
const written = new Map<string, Promise<Specimen[]>>();
function mailsIn(language: string): Promise<Specimen[]> {
  const mails = written.get(language) ?? specimens(language);
  written.set(language, mails);
  return mails;
}

describe.each(LANGUAGES)("%s", (language) => {
  let all: Specimen[];
  beforeAll(async () => {
    all = await mailsIn(language);
  });
  const each = (check: (one: Specimen) => void) => {
    expect(all.length).toBeGreaterThan(30);
    for (const one of all) check(one);
  };

  test("has no placeholder left, and no key in place of its text", () =>
    each(({ name, mail, content }) => {
      const page = (mail.html ?? "").replace(/<(style|script)\b[\s\S]*?<\/\1>/g, "");
      for (const part of [mail.subject, mail.text, page, content.preheader]) {
        expect(part, name).not.toMatch(/\{\{|\}\}|undefined|\bNaN\b/);
      }
      expect(mail.text, name).not.toMatch(/\b(mail|tickets|refund|moved|premium|goods|transfer)\.[a-z]+[A-Z]?\w*\b/);
    }));

  test.skipIf(language === "en")("has no English sentence or word of ours", () =>
    each(({ name, mail }) => {
      const text = words(mail);
      expect(
        sentences.filter((sentence) => text.includes(sentence)),
        name,
      ).toEqual([]);
      const found = [...text.matchAll(ENGLISH)].map(([word]) => word);
      expect(
        found.filter((word) => !ALSO_THEIRS[language]?.test(word)),
        name,
      ).toEqual([]);
    }),
  );

  test("has a subject that fits, a preheader that says more, a word, and a heading", () =>
    each(({ name, content, mail }) => {
      const { subject, preheader, word, heading } = content;
      for (const part of [subject, preheader, word, heading]) expect(part.trim(), name).not.toBe("");
      expect(subject.length, name).toBeLessThanOrEqual(78);
      expect(subject, name).not.toMatch(/[\r\n\u2066-\u2069]/);
      expect(preheader, name).not.toBe(subject);
      expect(word.length, name).toBeLessThanOrEqual(22);
      // Hidden, and before everything that is shown.
      const html = mail.html ?? "";
      const at = html.indexOf(escaped(preheader));
      expect(at, name).toBeGreaterThan(html.indexOf("display:none"));
      expect(at, name).toBeLessThan(html.indexOf('role="article"'));
    }));

  test("has one button at most, and links that work outside a page", () =>
    each(({ name, mail }) => {
      const html = mail.html ?? "";
      const buttons = html.match(/<a class="button" href="([^"]*)"/g) ?? [];
      expect(buttons, name).toHaveLength(/^(deleted|code)/.test(name) ? 0 : 1);
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
      expect(links.length, name).toBeGreaterThan(1);
      for (const url of links) {
        expect(new URL(url).protocol, name).toBe("https:");
        if (url !== `${site.siteUrl}/`) expect(mail.text, name).toContain(url);
      }
      expect(mail.text, name).toContain(`${site.siteUrl}/billing-assistance`);
    }));

  test("says the same in the plain text, in the same order", () =>
    each(({ name, content, mail }) => {
      const spoken = [content.word, content.heading, ...(content.band?.lines ?? [])];
      for (const block of content.blocks) {
        if ("text" in block) spoken.push(...block.text.split("\n"));
        if (block.kind === "rows") spoken.push(...block.rows.map(({ label }) => label));
        if (block.kind === "stub") spoken.push(block.stub.title, ...block.stub.lines, block.stub.number);
        if (block.kind === "button") spoken.push(block.label);
      }
      let [inText, inHtml] = [0, (mail.html ?? "").indexOf('role="article"')];
      for (const part of spoken) {
        inText = mail.text.indexOf(part, inText);
        expect(inText, `${name}, text: ${part}`).toBeGreaterThanOrEqual(0);
        inHtml = (mail.html ?? "").indexOf(escaped(part), inHtml);
        expect(inHtml, `${name}, html: ${part}`).toBeGreaterThanOrEqual(0);
      }
    }));

  test("marks names in capitals as English, so that Turkish ones get no dot on their I", () =>
    each(({ name, content, mail }) => {
      const titles = content.blocks.flatMap((block) => (block.kind === "stub" ? [block.stub.title] : []));
      expect(mail.html, name).toContain('<span lang="en">Ring<');
      for (const title of titles) expect(mail.html, name).toContain(`<span lang="en">${title}</span>`);
    }));

  test("writes dates and amounts as its readers do, in the show's own zone", () => {
    const mailOf = (name: string) => all.find((one) => one.name === name)?.mail;
    const when = startOf(START, "America/New_York", language);
    // Intl's own output, so that a wrong zone or a US date for everyone would show.
    expect(when).toMatch(/28/);
    expect(when).toMatch(/EST|GMT-5|GMT−5|UTC−5/);
    for (const name of ["tickets", "transfer", "refund-late", "moved", "canceled"]) {
      expect(mailOf(name)?.text, name).toContain(when);
    }
    for (const name of ["tickets", "refund-requested", "refund-late", "canceled", "refund-failed"]) {
      expect(mailOf(name)?.text, name).toContain(amount(17_800, "USD", language));
    }
    expect(mailOf("goods")?.text).toContain(amount(3_499, "USD", language));
    expect(mailOf("premium-paid")?.text).toContain(amount(999, "USD", language));
    expect(mailOf("tickets-of-fan-free")?.text).not.toContain(amount(0, "USD", language));
  });

  test("counts tickets in each of its plural forms", async () => {
    const forms = new Set<string>();
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const count of [2, 3, 5, 11, 22]) {
      const { heading, blocks } = await firstContent(language, { count, more: count });
      if (!(language === "he" && count === 2)) expect(heading).toContain(String(count));
      forms.add(heading.replace(/\d+/, "#"));
      expect(blocks.filter((block) => "text" in block && block.text.includes(String(count)))).toHaveLength(
        language === "he" && count === 2 ? 0 : 1,
      );
    }
    const reachable = new Set([2, 3, 5, 11, 22].map((count) => new Intl.PluralRules(language).select(count)));
    expect(wanted).toEqual(expect.arrayContaining([...reachable]));
    // Turkish and the East Asian languages do not change the noun.
    expect(forms.size).toBe(reachable.size);
  });

  test("puts the address after a colon as its language writes it", () =>
    each(({ name, content, mail }) => {
      const colon = { ja: "：", zh: "：", fr: "\u00a0:" }[language as string] ?? ":";
      for (const block of content.blocks) {
        if (block.kind === "button") expect(mail.text, name).toContain(`${block.label}${colon}\n${block.url}`);
      }
    }));

  test("breaks Korean lines between words, and others as usual", () =>
    each(({ name, mail }) => {
      const [article = ""] = (mail.html ?? "").match(/<div[^>]* role="article"[^>]*>/) ?? [];
      expect(article.includes("word-break:keep-all"), name).toBe(language === "ko");
    }));

  test("is balanced HTML in its own language and direction, and fits into what Gmail shows", () =>
    each(({ name, mail }) => {
      const html = mail.html ?? "";
      expect(unbalanced(html), name).toEqual([]);
      expect(html, name).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(html, name).toMatch(new RegExp(`role="article"[^>]* lang="${language}" dir="${directionOf(language)}"`));
      expect(Buffer.byteLength(html), name).toBeLessThan(Math.min(GMAIL_CLIPS_AT, 100_000));
      const [schemes = ""] = html.match(/<style>[\s\S]*?<\/style>/) ?? [];
      expect(schemes.length, name).toBeLessThan(GMAIL_STYLE);
      expect(schemes, name).toMatch(/prefers-color-scheme:dark/);
      expect(schemes, name).toMatch(/\[data-ogsc\]/);
      const attached = (mail.attachments ?? []).reduce((sum, { content }) => sum + content.byteLength, 0);
      expect(attached, name).toBeLessThan(MOST_BYTES);
    }));

  test("loads nothing: every picture is attached, and every attached picture is shown", () =>
    each(({ name, mail }) => {
      const html = mail.html ?? "";
      const sources = [...html.matchAll(/\bsrc="([^"]*)"/g)].map(([, source = ""]) => source);
      const pictures = (mail.attachments ?? []).flatMap(({ cid }) => (cid ? [`cid:${cid}`] : []));
      expect(sources.sort(), name).toEqual(pictures.sort());
      for (const [, url = ""] of html.matchAll(/url\(([^)]*)\)/g))
        expect(url, name).toMatch(/^data:font\/woff2;base64,/);
      expect(html, name).not.toMatch(/<(script(?! type="application\/ld\+json">)|link|iframe|form)\b/);
    }));

  test("gives programs the seat, and never the code of a ticket", () =>
    each(({ name, mail }) => {
      const [, json] = mail.html?.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? [];
      if (!/^(tickets|transfer)/.test(name)) return expect(json, name).toBeUndefined();
      const [one] = JSON.parse(json ?? "[]");
      expect(one.reservedTicket, name).toEqual({
        "@type": "Ticket",
        ticketNumber: "KXWT-PQRM-HD001",
        ticketedSeat: { "@type": "Seat", seatSection: "Section 104", seatRow: "C", seatNumber: "7" },
      });
      expect(one.reservationFor).toMatchObject({ "@type": "SportsEvent", location: { "@type": "Place" } });
      expect(json).not.toContain("check-in");
    }));
});

test("The search for English finds it in every English mail", async () => {
  for (const { name, mail } of await mailsIn("en")) {
    const text = words(mail);
    expect(sentences.filter((sentence) => text.includes(sentence)).length, name).toBeGreaterThan(0);
    expect([...text.matchAll(ENGLISH)].length, name).toBeGreaterThan(2);
  }
});

test.each([
  ["en", "New show: Iron Harvest"],
  ["fr", "Nouvelle soirée\u00a0: Iron Harvest"],
  ["he", "מופע חדש: Iron Harvest"],
  ["ja", "新大会決定：Iron Harvest"],
])("A new night without a venue has a subject without a city in %s", async (language, subject) => {
  const all = await mailsIn(language);
  for (const name of ["night-announced-without-venue", "night-announced-without-facts"])
    expect(all.find((one) => one.name === name)?.content.subject).toBe(subject);
});

describe("A mail that brings tickets", () => {
  it("has each ticket's code as a picture that scans, with a white edge and an alt text that says what to do", async () => {
    for (const { name, mail, content } of await mailsIn("en")) {
      const stubs = content.blocks.flatMap((block) => (block.kind === "stub" ? [block.stub] : []));
      if (name.startsWith("tickets")) expect(stubs).toHaveLength(3);
      for (const { number, picture } of stubs) {
        const file = mail.attachments?.find(({ cid }) => cid === number);
        const { width, height, data } = PNG.sync.read(Buffer.from(file?.content ?? []));
        const read = jsQR(new Uint8ClampedArray(data), width, height);
        expect(read?.data).toMatch(new RegExp(`^https://ringside\\.example/check-in/${number}\\?s=[\\w-]{22}$`));
        for (let x = 0; x < width; x++) expect(data[4 * (5 * width + x)]).toBe(255);
        expect(picture.alt).toContain(number);
        expect(picture.alt).toContain("Open your tickets with the button below");
      }
    }
  });

  it.each(LANGUAGES)(
    "has the date as a calendar file with texts in %s, which a new date or a cancellation replaces",
    async (language) => {
      const all = await mailsIn(language);
      const entryOf = (name: string) => {
        const file = all
          .find((one) => one.name === name)
          ?.mail.attachments?.find(({ filename }) => filename.endsWith(".ics"));
        expect(file?.contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
        const calendar = new ical.Component(ical.parse(Buffer.from(file?.content ?? []).toString("utf8")));
        return new ical.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
      };
      const [first, moved, canceled] = [entryOf("tickets"), entryOf("moved"), entryOf("canceled")];
      expect(first.startDate.toJSDate()).toEqual(START);
      expect(first.uid).toBe(moved.uid);
      expect(moved.sequence).toBeGreaterThan(first.sequence);
      expect(moved.startDate.toJSDate().getTime() - START.getTime()).toBe(7 * 86_400_000);
      expect(canceled.component.getFirstPropertyValue("status")).toBe("CANCELLED");
      expect(entryOf("postponed").component.getFirstPropertyValue("status")).toBe("CANCELLED");
      const about = without(first.description);
      if (language !== "en") expect(about).not.toMatch(ENGLISH);
      expect(first.description).toContain(CONTENT.venue);
    },
  );
});

describe("The inks", () => {
  it.each(Object.entries(INKS))("%s carries black text", (_, color) => {
    const channel = (at: number) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
    const black = 0.0037;
    expect((luminance + 0.05) / (black + 0.05)).toBeGreaterThan(6);
  });
});

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
