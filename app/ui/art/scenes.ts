/** Other scenes of the show art: a supper theater, a crowd, a dressing room, a belt close up. 960 × 540. */
import { belt } from "./belt";
import { BLACK, type Ink, PAPER } from "./inks";
import { fountain, halftone, rays, round, star } from "./plates";
import type { CastMember } from "./poster/poster";
import type { Random } from "./seeded-random";

/** `cast` is only for scenes with faces. */
export type SceneParts = { id: string; r: Random; ink: Ink; cast: readonly CastMember[] };
export type Plate = { defs: string; art: string };

/** A curtain, a row of bulbs, a ring on the stage, and tables with lamps in front of it. */
export function theatre({ id, r, ink }: SceneParts): Plate {
  const bulbs = `<path d="M214 98Q480 22 746 98M200 112V392M760 112V392" fill="none" stroke="${PAPER}" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 28"/>`;
  const back = halftone({ x: 210, w: 560, y0: 392, y1: 120, step: 14, max: 13, min: 1.5, fill: ink.b });
  const cones = [330, 480, 630].map(
    (x, i) =>
      `<path d="M${x - 6} 70H${x + 6}L${round(x + 90 + (1 - i) * 60)} 372H${round(x - 90 + (1 - i) * 60)}Z" fill="${PAPER}" opacity=".16"/>`,
  );
  return {
    defs: fountain(`${id}f`, ink, 90) + fountain(`${id}h`, { ...ink, b: ink.deep }, 90),
    art:
      `<rect width="960" height="540" fill="${BLACK}"/><path d="M206 396V104Q480 26 754 104V396Z" fill="${ink.deep}"/>` +
      back +
      cones.join("") +
      stage(ink) +
      curtain(id, ink) +
      bulbs +
      `<path d="M0 400H960V540H0Z" fill="${BLACK}"/>` +
      [60, 330, 628, 900].map((x) => table(x + (r() - 0.5) * 30, 446, 1, ink, r)).join("") +
      [190, 480, 772].map((x) => table(x + (r() - 0.5) * 30, 520, 1.5, ink, r)).join(""),
  };
}

function stage(ink: Ink): string {
  const ropes = [PAPER, ink.a, PAPER].map(
    (color, i) =>
      `<path d="M352 ${330 - i * 22}L396 ${302 - i * 17}H564L608 ${330 - i * 22}Z" fill="none" stroke="${color}" stroke-width="4"/>`,
  );
  return (
    `<path d="M206 372H754V404H206Z" fill="${BLACK}"/><path d="M396 322H564L614 356H346Z" fill="${PAPER}"/><path d="M346 356H614V384H346Z" fill="${ink.a}"/>` +
    `<path d="${star(480, 0, 34, 14, 5)}" transform="translate(0 339) scale(1 .38)" fill="${ink.a}"/>${ropes.join("")}` +
    `<path d="M389 262h12v62h-12ZM559 262h12v62h-12ZM341 278h15v82h-15ZM604 278h15v82h-15Z" fill="${BLACK}"/>`
  );
}

/** Folds on both sides, and swags at the top. */
function curtain(id: string, ink: Ink): string {
  const folds = (from: number, inner: number) => {
    let d = "";
    for (let i = 0; i < 5; i++) {
      const top = from + (inner - from) * (i / 5);
      const low = from + (inner - from) * (i / 5) ** 1.25 * 0.94;
      const width = (inner - from) / 11;
      d += `M${round(top)} 0h${round(width)}Q${round(low + width)} 260 ${round(low + width * 0.7)} 408H${round(low)}Q${round(low)} 260 ${round(top)} 0Z`;
    }
    return d;
  };
  const swag = (x: number) => `M${x} 0H${x + 240}Q${x + 214} 104 ${x + 120} 108Q${x + 26} 104 ${x} 0Z`;
  return (
    `<path d="M0 0H214Q206 250 150 408H0ZM960 0H746Q754 250 810 408H960Z" fill="url(#${id}f)"/>` +
    `<path d="${folds(0, 214)}${folds(960, 746)}" fill="${BLACK}" opacity=".34"/>` +
    `<path d="${swag(0)}${swag(240)}${swag(480)}${swag(720)}" fill="url(#${id}h)" stroke="${BLACK}" stroke-width="5"/>` +
    `<path d="M0 0H960V16H0Z" fill="${ink.a}"/>`
  );
}

/** A round table with its lamp, and its guests from behind. */
function table(x: number, y: number, k: number, ink: Ink, r: Random): string {
  const guests = [-58, 58].map((side) => {
    const [gx, gy] = [x + (side + (r() - 0.5) * 12) * k, y + 14 * k];
    return `<circle cx="${round(gx)}" cy="${round(gy - 44 * k)}" r="${round(14 * k)}"/><path d="M${round(gx - 28 * k)} ${round(gy + 40 * k)}V${round(gy - 10 * k)}Q${round(gx)} ${round(gy - 46 * k)} ${round(gx + 28 * k)} ${round(gy - 10 * k)}V${round(gy + 40 * k)}Z"/>`;
  });
  return (
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(74 * k)}" ry="${round(17 * k)}" fill="${PAPER}"/>` +
    `<path d="M${round(x - 15 * k)} ${round(y - 26 * k)}L${round(x - 7 * k)} ${round(y - 46 * k)}H${round(x + 7 * k)}L${round(x + 15 * k)} ${round(y - 26 * k)}ZM${round(x - 2 * k)} ${round(y - 26 * k)}h${round(4 * k)}v${round(26 * k)}h${round(-4 * k)}Z" fill="${ink.a}"/>` +
    `<g fill="${BLACK}" stroke="${ink.b}" stroke-width="${round(2 * k)}">${guests.join("")}</g>`
  );
}

/** Heads, raised arms and signs against the light. */
export function crowd({ id, r, ink }: SceneParts): Plate {
  const vx = 380 + r() * 200;
  let rows = "";
  for (const [y, k, fill] of [
    [356, 0.72, ink.deep],
    [430, 1, BLACK],
    [520, 1.5, BLACK],
  ] as const) {
    let people = "";
    for (let x = -20 + r() * 30; x < 990; x += (54 + r() * 26) * k) people += person(x, y + (r() - 0.5) * 26 * k, k, r);
    rows += `<g fill="${fill}">${people}<path d="M0 ${y + 36 * k}H960V540H0Z"/></g>`;
    if (k < 1.5) rows += sign(120 + r() * 720, y - 118 * k, k, ink, r);
  }
  return {
    defs: fountain(`${id}f`, ink, 90),
    art: `<rect width="960" height="540" fill="url(#${id}f)"/>${rays(vx, 250, 20, 900, r(), BLACK, 0.16)}${halftone({ x: -4, w: 980, y0: 470, y1: 180, step: 14, max: 14, min: 1.5 })}${rows}`,
  };
}

function person(x: number, y: number, k: number, r: Random): string {
  const head = `<circle cx="${round(x)}" cy="${round(y - 40 * k)}" r="${round((17 + r() * 4) * k)}"/><path d="M${round(x - 36 * k)} ${round(y + 50 * k)}V${round(y)}Q${round(x)} ${round(y - 42 * k)} ${round(x + 36 * k)} ${round(y)}V${round(y + 50 * k)}Z"/>`;
  if (r() > 0.55) return head;
  const side = r() < 0.5 ? -1 : 1;
  const [ax, ay] = [x + side * (30 + r() * 16) * k, y - (92 + r() * 34) * k];
  return `${head}<path d="M${round(x + side * 20 * k)} ${round(y)}L${round(ax - 7 * k)} ${round(ay)}a${round(10 * k)} ${round(10 * k)} 0 1 1 ${round(16 * k)} 0L${round(x + side * 36 * k)} ${round(y + 10 * k)}Z"/>`;
}

function sign(x: number, y: number, k: number, ink: Ink, r: Random): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round((r() - 0.5) * 16)}) scale(${k})"><path d="M-4 0h8v120h-8Z" fill="${BLACK}"/><path d="M-62-44H62V40H-62Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="5"/><path d="${star(0, -1, 32, 13, 5)}" fill="${ink.a}"/></g>`;
}

/** A mirror with bulbs, a mask in front of it, a robe on a hook, and the door to the ring. */
export function backstage({ id, r, ink }: SceneParts): Plate {
  const x = 250 + r() * 60;
  const bulbs = `<path d="M${round(x - 132)} 96h264v232h-264Z" fill="none" stroke="${PAPER}" stroke-width="19" stroke-linecap="round" stroke-dasharray="0 44"/>`;
  const mask = `<g transform="translate(${round(x)} 330) scale(1.15)"><path d="M-44 44Q-60-64 0-66Q60-64 44 44Q0 74-44 44Z" fill="${ink.a}" stroke="${BLACK}" stroke-width="5"/><path d="M-36-8Q-20-26-8-4Q-22 8-36-8ZM36-8Q20-26 8-4Q22 8 36-8ZM-14 30Q0 22 14 30Q0 42-14 30Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="4"/><path d="M0-66L12-30 0-14-12-30Z" fill="${BLACK}"/></g>`;
  const robe = `<path d="M520 120q0-16 14-16" fill="none" stroke="${PAPER}" stroke-width="5"/><path d="M520 122L566 148 588 392H452L474 148Z" fill="url(#${id}f)" stroke="${BLACK}" stroke-width="4"/><path d="M520 122L506 392H534ZM474 148L436 260 458 270 482 206ZM566 148L604 260 582 270 558 206Z" fill="${BLACK}"/><path d="${star(520, 252, 30, 12, 5)}" fill="${PAPER}"/>`;
  const light = rays(787, 330, 18, 260, r(), ink.b, 0.8);
  const door = `<path d="M706 470V110H868V470Z" fill="${PAPER}"/><path d="M706 470L560 540H960V512L868 470Z" fill="${PAPER}" opacity=".85"/><g clip-path="url(#${id}d)">${light}</g>`;
  return {
    defs: `${fountain(`${id}f`, ink, 60)}<clipPath id="${id}d"><path d="M706 470V110H868V470Z"/></clipPath>`,
    art:
      `<rect width="960" height="540" fill="${BLACK}"/><rect width="960" height="470" fill="${ink.deep}"/>` +
      halftone({ x: -4, w: 980, y0: 20, y1: 420, step: 15, max: 14, min: 2 }) +
      `<path d="M${round(x - 112)} 116h224v192h-224Z" fill="url(#${id}f)"/><path d="M${round(x - 112)} 250L${round(x + 20)} 116H${round(x + 74)}L${round(x - 112)} 302Z" fill="${PAPER}" opacity=".35"/>` +
      bulbs +
      `<path d="M${round(x - 200)} 392H${round(x + 200)}V416H${round(x - 200)}ZM${round(x - 180)} 416h22v104h-22ZM${round(x + 158)} 416h22v104h-22Z" fill="${ink.b}"/>` +
      mask +
      robe +
      door +
      `<path d="M686 470V90H888V470H868V110H706V470Z" fill="${BLACK}"/>` +
      figure(787, 470),
  };
}

/** A figure on the way to the ring, against the light. */
function figure(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="${BLACK}"><circle cy="-206" r="24"/><path d="M-50-96L-42-164Q-34-182 0-182Q34-182 42-164L50-96 36-92 30-136 28-88 34 8H8L0-68-8 8H-34L-28-88-30-136-36-92Z"/></g>`;
}

/** A belt so close that its strap leaves the sheet. */
export function title({ id, r, ink }: SceneParts): Plate {
  return {
    defs: fountain(`${id}f`, ink, 60),
    art: `<rect width="960" height="540" fill="url(#${id}f)"/>${rays(480, 270, 26, 760, r(), BLACK, 0.16)}${halftone({ x: -4, w: 980, y0: 540, y1: 250, step: 15, max: 17 })}<g transform="rotate(${round((r() - 0.5) * 16)} 480 270)"><path d="M-80 186H1040V354H-80Z" fill="${BLACK}"/>${belt(480, 270, 1.72, ink)}</g>`,
  };
}
