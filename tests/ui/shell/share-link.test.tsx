import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextsProvider, textsOf } from "../../../app/i18n/texts";
import { ShareLink } from "../../../app/ui/share/share-link";

const shared = async (language: string) =>
  renderToStaticMarkup(
    <TextsProvider texts={await textsOf(language)}>
      <ShareLink url="https://ringside.example/shop/tee" title={"Tee & Sons"} />
    </TextsProvider>,
  );
const mailOf = (markup: string) => new URL(/href="(mailto:[^"]*)"/.exec(markup)?.[1]?.replaceAll("&amp;", "&") ?? "");

it("shares by mail without scripts, with the title and the address", async () => {
  const { searchParams } = mailOf(await shared("en"));
  expect(searchParams.get("subject")).toBe("Tee & Sons");
  expect(searchParams.get("body")).toBe("Tee & Sons\nhttps://ringside.example/shop/tee");
});

it("shares the page in the language it is shown in", async () => {
  expect(mailOf(await shared("he")).searchParams.get("body")).toContain("https://ringside.example/he/shop/tee");
});

it("has an empty status from the start, so that the confirmation is announced, and no dead button", async () => {
  const markup = await shared("en");
  expect(markup).toContain('<span role="status"></span>');
  expect(markup).not.toMatch(/<button|<input/);
});
