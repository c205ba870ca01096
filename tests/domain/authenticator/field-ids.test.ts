/** Ids of form fields. */
import { expect, test } from "vitest";
import { fieldId, ID_PREFIX_LENGTH } from "../../../app/domain/authenticator/fields/field-ids";

test("ids have 12 characters and are unique per field", () => {
  const prefix = "q".repeat(ID_PREFIX_LENGTH);
  const ids = Array.from({ length: 100 }, (_, index) => fieldId(prefix, index));
  expect(ids.every((id) => id.length === 12)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
