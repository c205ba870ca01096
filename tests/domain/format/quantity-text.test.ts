import { expect, it } from "vitest";
import { quantityText } from "../../../app/domain/format/quantity-text";

it.each([
  ["en", "2 × Floor"],
  ["de", "2 × Floor"],
  ["he", "2 × Floor"],
  ["pt-BR", "2 × Floor"],
  ["ja", "Floor × 2"],
  ["ko", "Floor × 2"],
  ["zh", "Floor × 2"],
])("counts a line in %s", (language, text) => expect(quantityText(2, "Floor", language)).toBe(text));
