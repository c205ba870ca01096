/** Left-to-right values inside right-to-left sentences. */
import { expect, test } from "vitest";
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import { TextsProvider, textsOf } from "../../../app/i18n/texts";
import { useText } from "../../../app/ui/authenticator/use-text";
import { render, textOf } from "../render";

const Said = ({ text }: { text: KeyedText }) => <p>{useText()(text)}</p>;
const said = async (language: string, text: KeyedText) =>
  textOf(
    await render(
      <TextsProvider texts={await textsOf(language)}>
        <Said text={text} />
      </TextsProvider>,
    ),
  );
const refused: KeyedText = { key: "validation.phoneFormat", values: { phone: "+155x" } };

test("a value keeps its own direction in Hebrew", async () => {
  expect(await said("he", refused)).toContain("\u2068+155x\u2069");
});

test("a number still selects the plural form there", async () => {
  const one = await said("he", { key: "validation.minLength", values: { count: 1 } });
  const two = await said("he", { key: "validation.minLength", values: { count: 2 } });
  expect(one).not.toBe(two.replace("2", "1"));
});

test("English has nothing to isolate", async () => {
  expect(await said("en", refused)).toBe("Invalid phone number format: +155x");
});
