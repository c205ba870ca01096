/** Türkçe: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, yan yana",
    apart: "{{seats}}. Hepsi yan yana değil.",
    choose: "Başka koltuk seç",
    renumber: "Bu sayı için en iyi koltukları biz seçeriz. Kendiniz seçmek için başka koltuk seçin.",
  },
  plan: {
    title: "Ya da koltuklarınızı kendiniz seçin",
    label: "Oturma planı. Her blok bir bağlantıdır.",
    ring: "Ring",
    stage: "Sahne",
    from: "{{price}} fiyatından itibaren",
    few: "az kaldı",
    off: "satışta değil",
    byNumber: "numarasız yerler",
    zoomIn: "Yakınlaştır",
  },
  access: {
    title: "Tekerlekli sandalye yerleri",
    number: "Bu koltukların kaçı tekerlekli sandalye için?",
    text: "Bu yerler tekerlekli sandalye kullananlar içindir. Her birinin yanına en çok üç refakatçi oturur.",
  },
  section: {
    back: "Tüm bloklar",
    north: "Kuzey tarafı",
    east: "Doğu tarafı",
    south: "Güney tarafı",
    west: "Batı tarafı",
    camera: "kameraya dönük",
    best: "Bu bloğun en iyileri",
    bestHold: "En iyileri ayır",
    table: "Koltuklar, sıra sıra",
    elsewhere: "Diğer bloklardaki koltuklarınız",
    ofThese: "Bunlardan {{tier}}",
    rest: "Biri önce alınırsa diğerlerini ayır",
    missing: "Bu blok artık planda yok",
    missingText: "Plan değişmiş olabilir. Ayırdığınız koltuklar sizde.",
  },
  sign: {
    free: "boş",
    yours: "sizin",
    taken: "dolu",
    gone: "az önce doldu",
    accessible: "tekerlekli sandalye yeri",
    companion: "refakatçi koltuğu",
    restricted: "kısıtlı görüş",
    aisle: "koridor kenarı",
  },
  lost: {
    went: "Az önce başkası aldı: {{seats}}.",
    missing: "Artık planda yok: {{seats}}.",
    held: "Diğer koltuklarınız ayrıldı.",
    ticked: "Diğer koltuklarınız hâlâ işaretli ama henüz ayrılmadı.",
    instead: "Yakında, yan yana:",
  },
};
