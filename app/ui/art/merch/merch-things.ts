/** Merchandise that isn't worn, each on a square of 400 × 400. */
import { belt } from "../belt";
import { BLACK, PAPER } from "../inks";
import { rays, star } from "../plates";
import type { Bench } from "./merch";

export const THINGS = {
  belt: ({ ink }: Bench) => rays(200, 200, 24, 320, 0, BLACK, 0.14) + belt(200, 200, 0.66, ink),

  print: ({ id, faces }: Bench) =>
    `<g transform="rotate(-4 200 200)"><rect x="104" y="58" width="192" height="284" fill="${PAPER}"/><rect x="116" y="70" width="168" height="224" fill="url(#${id}f)"/>` +
    faces([116, 70, 168, 224], { build: "f" }) +
    `<path d="M130 322Q150 300 166 320T204 314Q226 300 240 322T270 312" fill="none" stroke="${BLACK}" stroke-width="4"/></g>`,

  card: ({ ink }: Bench) =>
    `<g transform="rotate(-6 200 200)"><rect x="60" y="112" width="280" height="176" rx="14" fill="${BLACK}"/><path d="M60 222H340M60 236H340M60 250H340" stroke="${ink.a}" stroke-width="5"/><path d="${star(118, 164, 30, 12, 5)}" fill="${ink.b}"/></g>`,

  programme: ({ ink, faces }: Bench) =>
    `<rect x="108" y="60" width="200" height="280" fill="${BLACK}"/><rect x="96" y="52" width="200" height="280" fill="${PAPER}"/><rect x="96" y="52" width="200" height="96" fill="${BLACK}"/><path d="M112 72H280M112 88H240M112 104H260" stroke="${ink.a}" stroke-width="9"/>` +
    faces([96, 148, 200, 184]),

  poster: ({ id, ink, faces }: Bench) =>
    `<g transform="rotate(3 200 200)"><rect x="92" y="38" width="216" height="312" fill="${PAPER}"/><rect x="102" y="48" width="196" height="252" fill="url(#${id}f)"/><path d="M114 66H286M114 92H244" stroke="${BLACK}" stroke-width="17"/>` +
    faces([102, 108, 196, 192], { look: "mask" }) +
    `<rect x="102" y="300" width="196" height="40" fill="${BLACK}"/><path d="M116 320H176M224 320H284" stroke="${ink.a}" stroke-width="13"/></g><circle cx="116" cy="44" r="9" fill="${BLACK}"/><circle cx="300" cy="54" r="9" fill="${BLACK}"/>`,

  mug: ({ ink }: Bench) =>
    `<path d="M276 168H306Q338 168 338 200V228Q338 260 306 260H270" fill="none" stroke="${BLACK}" stroke-width="24"/><path d="M100 128H284V306Q284 340 250 340H134Q100 340 100 306Z" fill="${BLACK}"/><path d="M100 128a92 20 0 1 0 184 0a92 20 0 1 0 -184 0Z" fill="${ink.deep}"/>` +
    `<path d="${star(192, 222, 44, 18, 5)}" fill="${ink.a}"/><path d="M100 288H284M100 312H284" stroke="${PAPER}" stroke-width="6"/><path d="M100 300H284" stroke="${ink.a}" stroke-width="6"/><path d="M160 92Q146 72 160 54T158 22M216 92Q202 72 216 54T214 22" fill="none" stroke="${PAPER}" stroke-width="7"/>`,

  pad: ({ ink }: Bench) =>
    `${[PAPER, ink.a, PAPER].map((c, i) => `<path d="M-4 ${124 + i * 76}L404 ${104 + i * 76}" stroke="${BLACK}" stroke-width="20"/><path d="M-4 ${124 + i * 76}L404 ${104 + i * 76}" stroke="${c}" stroke-width="11"/>`).join("")}` +
    `<rect x="128" y="44" width="144" height="312" rx="26" fill="${BLACK}"/><rect x="142" y="58" width="116" height="284" rx="16" fill="none" stroke="${ink.a}" stroke-width="5"/><path d="${star(200, 200, 52, 21, 5)}" fill="${ink.a}"/><path d="M182 96H218M182 112H218M182 288H218M182 304H218" stroke="${PAPER}" stroke-width="6"/>`,

  finger: ({ ink }: Bench) =>
    `<path d="M132 352V224L98 194Q80 172 98 154Q116 142 134 160L148 174V72Q148 38 178 38Q208 38 208 72V174Q222 160 238 172Q258 162 270 182Q294 180 298 206V290L276 352Z" fill="${BLACK}"/><path d="M208 178V232M238 176V232M270 190V238" stroke="${ink.a}" stroke-width="6"/><path d="${star(206, 290, 40, 16, 5)}" fill="${ink.a}"/><rect x="124" y="340" width="160" height="34" fill="${PAPER}"/>`,

  bag: ({ id, faces }: Bench) =>
    `<path d="M148 160V104Q148 48 200 48Q252 48 252 104V160" fill="none" stroke="${BLACK}" stroke-width="15"/><path d="M92 148H308L328 356H72Z" fill="${BLACK}"/><rect x="144" y="182" width="112" height="136" fill="url(#${id}f)"/>` +
    faces([144, 182, 112, 136], { look: "mask" }),

  pin: ({ id, ink }: Bench) =>
    `<circle cx="200" cy="200" r="140" fill="${BLACK}"/><circle cx="200" cy="200" r="126" fill="${PAPER}"/><circle cx="200" cy="200" r="112" fill="url(#${id}f)"/><circle cx="200" cy="124" r="14" fill="${BLACK}"/><path d="M126 248Q130 138 200 134Q270 138 274 248Z" fill="${BLACK}"/><rect x="112" y="248" width="176" height="24" fill="${PAPER}"/><rect x="112" y="256" width="176" height="16" fill="${BLACK}"/><path d="M222 138L208 176 228 200 212 248" fill="none" stroke="${ink.a}" stroke-width="8"/>`,

  bottle: ({ ink }: Bench) =>
    `<rect x="164" y="34" width="72" height="38" rx="6" fill="${ink.deep}"/><path d="M168 72H232V112L262 150V342Q262 360 244 360H156Q138 360 138 342V150L168 112Z" fill="${BLACK}"/><rect x="138" y="190" width="124" height="106" fill="${PAPER}"/><path d="${star(200, 243, 40, 16, 5)}" fill="${ink.a}"/>`,

  bell: ({ ink }: Bench) =>
    rays(200, 190, 18, 320, 0.1, BLACK, 0.14) +
    `<circle cx="200" cy="86" r="20" fill="${BLACK}"/><path d="M96 276Q100 108 200 104Q300 108 304 276Z" fill="${BLACK}"/><path d="M128 252Q136 150 186 132" fill="none" stroke="${ink.a}" stroke-width="9"/><rect x="76" y="276" width="248" height="34" fill="${PAPER}"/><rect x="76" y="310" width="248" height="26" fill="${BLACK}"/><path d="${star(216, 216, 38, 15, 5)}" fill="${ink.a}"/>`,

  towel: ({ ink }: Bench) =>
    `<path d="M96 70H304V334H96Z" fill="${PAPER}"/><path d="M96 70H200V334H96Z" fill="${BLACK}" opacity=".1"/><path d="M96 254H304M96 290H304" stroke="${BLACK}" stroke-width="12"/><path d="M96 272H304" stroke="${ink.a}" stroke-width="14"/><path d="${star(200, 160, 54, 22, 5)}" fill="${BLACK}"/><path d="M104 334v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16m16 -16v16" stroke="${PAPER}" stroke-width="6"/>`,

  figure: ({ id, ink, faces }: Bench) =>
    `<path d="M104 44H296V356H104Z" fill="${BLACK}"/><path d="M172 44a28 28 0 0 1 56 0Z" fill="${ink.deep}"/><rect x="122" y="92" width="156" height="192" fill="url(#${id}f)"/>` +
    faces([122, 92, 156, 192]) +
    `<path d="M122 64H278" stroke="${ink.a}" stroke-width="15"/><path d="M122 310H278M122 332H220" stroke="${PAPER}" stroke-width="10"/>`,

  record: ({ ink }: Bench) =>
    `<circle cx="252" cy="200" r="120" fill="${BLACK}"/><g fill="none" stroke="${ink.a}" stroke-width="2" opacity=".7"><circle cx="252" cy="200" r="104"/><circle cx="252" cy="200" r="88"/><circle cx="252" cy="200" r="72"/></g><rect x="52" y="74" width="232" height="252" fill="${PAPER}"/><rect x="62" y="84" width="212" height="232" fill="${BLACK}"/><path d="${star(168, 180, 66, 27, 5)}" fill="${ink.a}"/><path d="M84 280H252M84 298H200" stroke="${PAPER}" stroke-width="8"/>`,

  canvas: ({ ink }: Bench) =>
    `<rect x="62" y="62" width="276" height="276" fill="${BLACK}"/><rect x="86" y="86" width="228" height="228" fill="${PAPER}"/><rect x="120" y="120" width="160" height="160" fill="${ink.b}"/><path d="M120 156L206 120H280V196L196 280H120Z" fill="${ink.a}"/><path d="M280 176V280H176L214 226Z" fill="${BLACK}"/><path d="M150 150q22 -12 34 6t-16 26t-28 -6t10 -26ZM206 140q8 -6 12 2t-8 10t-4 -12Z" fill="${ink.deep}"/><path d="M86 86L150 86 86 150Z" fill="#fff" opacity=".6"/><rect x="150" y="290" width="100" height="14" fill="${BLACK}"/>`,

  calendar: ({ id, faces }: Bench) =>
    `<rect x="96" y="52" width="208" height="304" fill="${PAPER}"/><rect x="106" y="66" width="188" height="142" fill="url(#${id}f)"/>` +
    faces([106, 66, 188, 142]) +
    `<path d="M106 208H294V232H106Z" fill="${BLACK}"/><g stroke="${BLACK}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 26"><path d="M122 256H290M122 284H290M122 312H290M122 338H240"/></g><path d="M140 40v26M170 40v26M200 40v26M230 40v26M260 40v26" stroke="${BLACK}" stroke-width="7"/>`,

  sticker: ({ ink }: Bench) =>
    `<rect x="84" y="56" width="232" height="288" fill="${PAPER}"/><path d="${star(148, 130, 52, 22, 5)}" fill="${ink.a}"/><circle cx="252" cy="126" r="44" fill="${BLACK}"/><path d="${star(252, 126, 36, 28, 12)}" fill="${ink.b}"/><path d="M104 210H296V250H104Z" fill="${BLACK}"/><path d="M118 222H282M118 238H282" stroke="${ink.a}" stroke-width="6"/><path d="M112 274L160 268 168 320 120 326ZM190 276H290V320H190Z" fill="${ink.deep}"/><path d="${star(240, 298, 18, 8, 5)}" fill="${PAPER}"/>`,

  /** The fallback for products without a drawing: a box. */
  parcel: ({ ink }: Bench) =>
    `<path d="M200 66L338 128V276L200 346 62 276V128Z" fill="${BLACK}"/><path d="M62 128L200 190 338 128 200 66Z" fill="${ink.deep}"/><path d="M131 97L269 159V214L242 202V171L104 109Z" fill="${PAPER}"/><path d="M200 190V346" stroke="${ink.a}" stroke-width="4"/><path d="${star(132, 244, 34, 14, 5)}" fill="${ink.a}"/>`,
};
