/** Which addresses are those of previews. */
import { expect, it } from "vitest";
import { isPreview } from "../../../app/domain/urls/preview-address";

it.each([
  ["/wrestlers/x?preview=events~1", true],
  ["/wrestlers/x?page=2&preview=", true],
  ["/wrestlers/x?%70review=events~1", true],
  ["/wrestlers/x.data?previe%77=1", true],
  ["/wrestlers/x", false],
  ["/wrestlers/preview=1", false],
  ["/search?text=preview%3D1", false],
])("%s: %s", (address, preview) => expect(isPreview(address)).toBe(preview));
