/** The script of the door's page, which nothing else loads: adds camera, network and list to the page's own forms. */

import type { Texts } from "../../../i18n/texts";
import { translator } from "../../../i18n/translate";
import type { DoorScreenData } from "../../../requests/door/door-screen";
import { crewDesk } from "./crew-desk";

type Data = DoorScreenData["phone"];

const root = document.querySelector<HTMLElement>("[data-phone]");
if (root) void begin(root, JSON.parse(root.dataset.phone ?? "{}"));

async function begin(root: HTMLElement, data: Data): Promise<void> {
  const t = Object.fromEntries(
    Object.entries(data.texts).map(([name, table]) => [name, translator(table as object, data.locale)]),
  ) as unknown as Pick<Texts["t"], "door" | "crew" | "seat">;
  await crewDesk(root, data, t);
}
