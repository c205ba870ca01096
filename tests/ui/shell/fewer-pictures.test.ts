import { expect, it } from "vitest";
import { fewerPictures } from "../../../app/ui/document/fewer-pictures";

it("leaves out lazy pictures and keeps their alternative texts, and every other picture", () => {
  const first = '<img src="/art/a.svg" alt="Iron Harvest" width="6"/>';
  const late = '<img src="/art/b.svg" alt="" width="6" loading="lazy" decoding="async"/>';
  const described = '<img loading="lazy" src="/art/c.svg" alt="A bell &amp; a rope"/>';
  const text = 'Words about loading="lazy"';
  expect(fewerPictures(first + late + described + text)).toBe(
    `${first}<span class="hide">A bell &amp; a rope</span>${text}`,
  );
});
