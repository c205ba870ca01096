/** Turkish: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Biletleriniz: {{title}}",
    count_one: "{{count}} bilet",
    count_other: "{{count}} bilet",
    print: "Biletleri yazdır",
    number: "Bilet {{number}}",
    qr: "{{number}} numaralı biletin QR kodu",
    tier: "Kategori",
    paid: "Ödendi",
    free: "Ücretsiz",
    refunded: "İade edildi",
    used: "{{at}} saatinde kullanıldı",
    times: "Kapı {{doors}}, gong {{bell}}",
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
  pass: {
    of: "Bilet {{n}} / {{count}}",
    seat: "Koltuk",
    unreserved: "Numarasız",
    once: "Bir kez okutulur",
    directions: "Yol tarifi",
    saved: "Kayıtlı kopya: {{when}}. Yeniden çevrimiçi olduğunuzda güncellenir.",
    calendar: "Takvime ekle",
    postponed: "Bu güreş gecesi ertelendi. Biletleriniz henüz belli olmayan yeni tarihte geçerli.",
  },
  print: {
    title: "Yazdırılacak biletler: {{title}}",
    back: "Biletlerinize dön",
    hint: "Ctrl+P veya ⌘P her sayfaya bir bilet yazdırır",
    print: "Yazdır",
    heading: "Biletleriniz: {{title}}",
    empty: "Yazdırılacak bilet yok",
    emptyText: "Yaklaşan gecelerin biletleri burada görünür. Hesapsız mı aldınız? Önce e-postanızdaki bağlantıyı açın.",
    card: "Maç programı",
    subject: "Maç programı değişebilir.",
    autographs: "İmza için",
    gettingIn: "Ulaşım ve giriş",
    fold: "İşaretlerden katlayın. Kod dışta kalır.",
    photo: "Kod bir kez okutulur. Fotoğrafını paylaşmayın.",
  },
};
