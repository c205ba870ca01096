/** Turkish: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Biletleriniz, {{title}}",
    count_one: "{{count}} bilet",
    count_other: "{{count}} bilet",
    print: "Biletleri yazdır",
    number: "Bilet {{number}}",
    qr: "{{number}} numaralı biletin QR kodu",
    tier: "Kategori",
    admits: "Giriş",
    admitsOne: "1 kişi",
    order: "Sipariş",
    paid: "Ödendi",
    free: "Ücretsiz",
    refunded: "İade edildi",
    cancelled: "İptal edildi",
    used: "{{at}} saatinde kullanıldı",
    times: "Kapı {{doors}}, gong {{bell}}",
    small: "Bir kez okutulur. Bilet sahibi: {{name}}. Maç programı değişebilir.",
    noCode: "Bu bilet iade edildi ve artık geçerli değil.",
    receipt: "Makbuz",
    receiptLine_one: "Sipariş {{number}}: {{count}} bilet, {{total}}",
    receiptLine_other: "Sipariş {{number}}: {{count}} bilet, {{total}}",
    keep: "E-postanızdaki bağlantı bu biletleri her cihazda açar. Bağlantıyı kimseyle paylaşmayın.",
    keepFan: "Profilinizde ve e-postanızda.",
  },
  after: {
    confirming: "Ödemeniz hâlâ onaylanıyor",
    confirmingText:
      "Bankanız henüz yanıt vermedi. Bu sayfa birkaç saniyede bir yeniden kontrol eder, bu sırada koltuklarınız sizde kalır.",
    confirmingAgain: "Yeniden kontrol et",
    refunded: "Koltuklarınız gitmişti, parayı iade ettik",
    refundedText:
      "Ödemeniz ayırma süreniz dolduktan sonra ulaştı ve koltukları başkası almıştı. Tutarın tamamını kartınıza iade ettik. Görünmesi 5 ila 10 gün sürebilir.",
    ended: "Ayırma süreniz doldu",
    endedText: "Ödemeyi zamanında tamamlamadınız, koltuklarınız yeniden satışa çıktı. Ücret alınmadı.",
    pickAgain: "Yeniden koltuk seç",
  },
  print: {
    title: "Biletleri yazdır, {{title}}",
    back: "Biletlerinize dönün",
    hint: "Ctrl+P veya ⌘P her sayfaya bir bilet yazdırır",
    print: "Yazdır",
    heading: "Biletleriniz: {{title}}",
  },
};
