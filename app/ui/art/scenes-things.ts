/** Scenes without people: a contract on its table, the bell, two clocks, the truck on its road, a theater's front. */
import { BLACK, PAPER } from "./inks";
import { fountain, halftone, rays, round, star } from "./plates";
import type { Plate, SceneParts } from "./scenes";

/** A contract, two pens and their lamp, seen from above the table. */
export function contract({ id, r, ink }: SceneParts): Plate {
  const turn = round((r() - 0.5) * 14);
  const lines = [130, 158, 186, 214, 262, 290]
    .map((y, i) => `M-150 ${y - 250}h${[300, 280, 296, 180, 300, 240][i]}`)
    .join("");
  const pen = (x: number, y: number, angle: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-150-11H96V11H-150Z" fill="${fill}" stroke="${BLACK}" stroke-width="5"/><path d="M96-11L140-2V2L96 11Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="5"/><path d="M-96-11h14v22h-14Z" fill="${BLACK}"/></g>`;
  return {
    defs: fountain(`${id}f`, ink, 60),
    art:
      `<rect width="960" height="540" fill="${ink.deep}"/><path d="M0 60Q480 8 960 60V540H0Z" fill="url(#${id}f)"/>` +
      `<path d="M0 190Q480 130 960 190M0 330Q480 280 960 330M0 470Q480 430 960 470" fill="none" stroke="${BLACK}" stroke-width="5" opacity=".3"/>` +
      `<circle cx="480" cy="270" r="250" fill="${PAPER}" opacity=".35"/>` +
      `<g transform="translate(480 280) rotate(${turn})"><path d="M-196-206H206V226H-196Z" fill="${BLACK}" opacity=".4"/><path d="M-206-216H196V216H-206Z" fill="${PAPER}"/><path d="M-150-176H60V-150H-150Z" fill="${BLACK}"/><path d="${lines}" stroke="${BLACK}" stroke-width="7" opacity=".55"/>` +
      `<path d="M-150 140H-10M30 140H150" stroke="${BLACK}" stroke-width="4"/><path d="M-142 128Q-120 84 -100 124T-60 112Q-46 92 -30 126" fill="none" stroke="${ink.deep}" stroke-width="7"/><path d="${star(120, 168, 34, 28, 16)}" fill="${ink.a}"/></g>` +
      pen(690, 400, -32, ink.a) +
      pen(236, 196, 146, BLACK) +
      halftone({ x: -4, w: 980, y0: 540, y1: 380, step: 15, max: 15 }),
  };
}

/** The timekeeper's bell, struck. */
export function bell({ id, r, ink }: SceneParts): Plate {
  const x = round(380 + r() * 60);
  const rings = [250, 330, 410, 490].map(
    (radius) =>
      `<circle cx="${x}" cy="270" r="${radius}" fill="none" stroke="${PAPER}" stroke-width="9" opacity="${round(1.1 - radius / 520)}"/>`,
  );
  return {
    defs: fountain(`${id}f`, ink, 60),
    art:
      `<rect width="960" height="540" fill="url(#${id}f)"/>${rays(x, 270, 26, 1000, r(), BLACK, 0.16)}${rings.join("")}` +
      halftone({ x: -4, w: 980, y0: 540, y1: 330, step: 15, max: 16 }) +
      `<path d="M${x - 210} 470H${x + 210}V510H${x - 210}ZM${x - 26} 300h52v180h-52Z" fill="${BLACK}"/>` +
      `<circle cx="${x}" cy="270" r="176" fill="${BLACK}"/><circle cx="${x}" cy="270" r="158" fill="${ink.b}"/><path d="M${x} 112a158 158 0 0 1 0 316Q${x + 90} 270 ${x} 112Z" fill="${ink.deep}"/><circle cx="${x}" cy="270" r="48" fill="${BLACK}"/><path d="${star(x, 270, 34, 14, 5)}" fill="${PAPER}"/><path d="M${x - 118} 220Q${x - 92} 152 ${x - 30} 138" fill="none" stroke="${PAPER}" stroke-width="13" stroke-linecap="round"/>` +
      `<g transform="translate(${x + 214} 196) rotate(24)"><path d="M-40-46H40V46H-40Z" fill="${BLACK}"/><path d="M-40-46h18v92h-18Z" fill="${PAPER}"/><path d="M40-14H330V14H40Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="6"/></g>` +
      `<path d="M${x + 176} 116l34-46M${x + 132} 92l14-56M${x + 206} 300l58 14" stroke="${BLACK}" stroke-width="11"/>`,
  };
}

/** The same hour on two clocks. */
export function clocks({ id, r, ink }: SceneParts): Plate {
  const clock = (x: number, y: number, radius: number, fill: string, hour: number) =>
    `<g transform="translate(${x} ${y}) scale(${radius / 200})"><circle r="214" fill="${BLACK}"/><circle r="196" fill="${fill}"/><circle r="174" fill="none" stroke="${BLACK}" stroke-width="26" stroke-dasharray="8 ${round((Math.PI * 2 * 174) / 12 - 8)}" transform="rotate(-1.3)"/>` +
    `<path d="M-11 20L-7-96 0-112 7-96 11 20Z" fill="${BLACK}" transform="rotate(${hour})"/><path d="M-8 34L-5-150 0-164 5-150 8 34Z" fill="${BLACK}" transform="rotate(180)"/><circle r="17" fill="${ink.a}" stroke="${BLACK}" stroke-width="7"/></g>`;
  return {
    defs: fountain(`${id}f`, ink, 90),
    art:
      `<rect width="960" height="540" fill="${BLACK}"/><path d="M0 0H560L400 540H0Z" fill="url(#${id}f)"/>` +
      rays(300, 260, 24, 560, r(), BLACK, 0.14) +
      `<path d="M560 0H960V540H400Z" fill="${ink.deep}"/>` +
      halftone({ x: 400, w: 580, y0: 20, y1: 520, step: 15, max: 14, fill: BLACK }) +
      `<path d="M548 0h26L414 540h-26Z" fill="${PAPER}"/>` +
      clock(268, 262, 196, PAPER, 45) +
      clock(716, 296, 156, ink.b, 45),
  };
}

/** The truck at the end of its road, the sun behind it. */
export function road({ id, r, ink }: SceneParts): Plate {
  const x = round(430 + r() * 120);
  const lines = [0, 1, 2, 3].map((i) => {
    const [top, low] = [330 + i * i * 18, 346 + i * i * 26 + i * 10];
    return `<path d="M${round(x + (480 - x) * ((top - 300) / 240)) - 3 - i * 3} ${top}h${6 + i * 6}L${round(x + (480 - x) * ((low - 300) / 240)) + 6 + i * 6} ${low}h${-12 - i * 12}Z" fill="${PAPER}"/>`;
  });
  return {
    defs: fountain(`${id}f`, ink, 90),
    art:
      `<rect width="960" height="540" fill="url(#${id}f)"/>${rays(x, 240, 24, 900, r(), PAPER, 0.22)}<circle cx="${x}" cy="236" r="150" fill="${PAPER}"/>` +
      `<path d="M0 300L120 232 210 282 330 214 420 300ZM${x + 90} 300L700 236 800 272 900 214 960 250V300Z" fill="${ink.deep}"/>` +
      `<path d="M0 300H960V540H0Z" fill="${BLACK}"/>${halftone({ x: -4, w: 980, y0: 540, y1: 310, step: 15, max: 12, fill: ink.deep })}` +
      `<path d="M${x - 34} 300H${x + 34}L760 540H170Z" fill="${BLACK}" stroke="${ink.a}" stroke-width="6"/>${lines.join("")}` +
      `<g transform="translate(${x} 300)"><path d="M-72-150H72V30H-72Z" fill="${BLACK}"/><path d="M-62-140H62V-4H-62Z" fill="${ink.a}"/><path d="M0-140V-4" stroke="${BLACK}" stroke-width="6"/><path d="${star(0, -72, 44, 18, 5)}" fill="${BLACK}"/><path d="M-72 6H72V24H-72Z" fill="${PAPER}"/><path d="M-64 8h26v14h-26ZM38 8h26v14h-26Z" fill="${ink.a}"/><path d="M-66 30h34v30h-34ZM32 30h34v30h-34Z" fill="${BLACK}" stroke="${ink.deep}" stroke-width="4"/></g>`,
  };
}

/** The front of a theater at night: its sign, its bulbs, and the queue. */
export function marquee({ id, r, ink }: SceneParts): Plate {
  let queue = "";
  for (let x = 20 + r() * 30; x < 950; x += 42 + r() * 26) {
    const y = 486 + r() * 22;
    queue += `<circle cx="${round(x)}" cy="${round(y - 34)}" r="${round(13 + r() * 4)}"/><path d="M${round(x - 25)} 544V${round(y)}Q${round(x)} ${round(y - 36)} ${round(x + 25)} ${round(y)}V544Z"/>`;
  }
  const sign = `M150 120H810L850 290H110Z`;
  return {
    defs: `${fountain(`${id}f`, ink, 90)}<clipPath id="${id}s"><path d="${sign}"/></clipPath>`,
    art:
      `<rect width="960" height="540" fill="${ink.deep}"/>${halftone({ x: -4, w: 980, y0: 0, y1: 330, step: 15, max: 14 })}` +
      rays(480, 210, 18, 760, r(), ink.b, 0.3) +
      `<path d="M390 0H570V130H390Z" fill="${BLACK}"/><path d="M404 0H556V130H404Z" fill="url(#${id}f)"/><path d="${star(480, 62, 50, 20, 5)}" fill="${BLACK}"/>` +
      `<path d="${sign}" fill="${PAPER}" stroke="${BLACK}" stroke-width="12"/><g clip-path="url(#${id}s)"><path d="M190 168H770M176 214H560M168 250H640" stroke="${BLACK}" stroke-width="24"/><path d="M600 198h170v34h-170Z" fill="${ink.a}"/></g>` +
      `<path d="M150 120H810L850 290H110Z" fill="none" stroke="${ink.a}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 27"/>` +
      `<path d="M130 300H830V330H130Z" fill="${BLACK}"/><path d="M190 330H770V540H190Z" fill="url(#${id}f)"/><path d="M330 350H470V540H330ZM490 350H630V540H490Z" fill="${PAPER}"/><path d="M190 330h34v210h-34ZM736 330h34v210h-34Z" fill="${BLACK}"/>` +
      `<g fill="${BLACK}">${queue}</g>`,
  };
}
