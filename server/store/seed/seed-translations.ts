/** Translations of some of the season's words, so that pages show both translated records and English originals. */
import type { Translations } from "../schema";
import { seedId } from "./ids";

const byId = new Map<string, Translations>([
  [
    seedId("event", "iron-harvest"),
    {
      es: {
        title: "Iron Harvest",
        description:
          "La cosecha llega una vez al año. Calder Vane lleva 411 días como campeón mundial; El Cobre nunca ha perdido en Norfolk. Sin límite de tiempo: una de las dos cosas se acaba.",
        about:
          "Ocho combates, tres cinturones y un combate estelar sin reloj. Odessa Brandt le concede a Juno Rask el dos de tres caídas que pidió, y alguien encontró la caja de fusibles antes que The Lamplighter.",
      },
      de: {
        title: "Iron Harvest",
        description:
          "Geerntet wird einmal im Jahr. Calder Vane ist seit 411 Tagen Weltmeister, El Cobre hat in Norfolk noch nie verloren. Kein Zeitlimit: Eins von beidem ist danach vorbei.",
        about:
          "Acht Kämpfe, drei Gürtel und ein Hauptkampf ohne Uhr. Odessa Brandt gibt Juno Rask die zwei von drei Falls, die sie wollte, und jemand hat den Sicherungskasten vor The Lamplighter gefunden.",
      },
      ja: {
        title: "Iron Harvest",
        description:
          "収穫は年に一度。カルダー・ベインは世界王座を411日間守り続け、エル・コブレはノーフォークで負けたことがない。時間無制限。どちらかの記録が、この夜に終わる。",
        about:
          "全8試合、タイトルマッチ3試合、メインイベントは時間無制限。オデッサ・ブラントはジュノ・ラスクが求めた3本勝負を受けて立つ。ヒューズボックスは、ザ・ランプライターより先に見つかった。",
      },
    },
  ],
  [
    seedId("pay-per-view", "iron-harvest"),
    {
      es: {
        title: "Iron Harvest",
        description:
          "Calder Vane y El Cobre sin reloj, desde el Tidewater Hall. Antes, siete combates más; el primero, en punto.",
      },
      de: {
        title: "Iron Harvest",
        description:
          "Calder Vane und El Cobre ohne Uhr, live aus der Tidewater Hall. Davor sieben weitere Kämpfe, der erste auf die Minute.",
      },
    },
  ],
  [
    seedId("show", "pigeon-forge"),
    {
      es: {
        title: "Noches de Residencia",
        tagline: "Cena a las seis, campana a las siete",
        description:
          "Seis combates, cuatro platos y un ring en el Smoky Ridge Theatre de Pigeon Forge. De miércoles a domingo mientras dure la temporada, y dos veces los sábados.",
      },
    },
  ],
  [
    seedId("product", "iron-harvest-tee"),
    {
      es: {
        name: "Camiseta Iron Harvest",
        description:
          "El cartel en algodón grueso, impreso con dos tintas que se funden una en la otra: no hay dos camisetas iguales. La espalda va en blanco, porque del resultado ya tendrás tu propia opinión.",
      },
    },
  ],
  [
    seedId("wrestler", "calder-vane"),
    {
      es: {
        bio: "Cargó barcos de mineral durante seis inviernos antes de que sonara una campana para él. Es campeón del mundo desde la noche en que se heló el lago, y todavía firma con la mano que le duele.",
      },
    },
  ],
  [
    seedId("media", "iron-harvest-no-time-limit"),
    {
      es: {
        title: "Iron Harvest será sin límite de tiempo, y los dos ya firmaron",
        excerpt: "A la cronometradora le dijeron que puede llevar un libro.",
        body: [
          "El combate por el Campeonato Mundial en Iron Harvest seguirá hasta que alguien lo gane. Los dos equipos lo firmaron esta mañana en la oficina detrás del Tidewater Hall; Calder Vane, con la mano izquierda, porque la derecha sigue vendada.",
          "«He cargado barcos catorce horas seguidas», dijo el campeón. «Prefiero no hacerlo, pero lo he hecho». El Cobre no dijo nada. Cornelius Ledger dijo que su cliente no había dicho nada, y pidió que constara por escrito.",
          "El combate más largo del libro de récords es el de Dolly Ampersand: ochenta y un minutos, hace diecinueve años, en Cedar Rapids. La licencia de la sala vence a las dos de la mañana. Nadie ha preguntado todavía qué pasa después.",
        ].join("\n\n"),
      },
    },
  ],
]);

/** `rows` with their translations. */
export const translated = <Row extends { id?: string | undefined }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, translations: byId.get(row.id ?? "") ?? null }));
