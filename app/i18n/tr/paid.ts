/** Türkçe: Turkish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Ödendi",
  stamp: "{{amount}} ödendi",
  word: {
    tickets: "Yeriniz hazır",
    broadcast: "Başlıyor",
    premium: "Ön sıra",
    goods: "Artık sizin",
  },
  heading: {
    paid: "{{amount}} ödediniz.",
    nothing: "Sizden ücret alınmadı.",
    tickets: "{{title}} biletleriniz hazır.",
    broadcast: "{{title}} artık izlenebilir.",
    premium: "Premium üyeliğiniz başladı.",
    trial: "Ücretsiz denemeniz başladı.",
    goods: "Siparişinizi aldık: {{title}}.",
  },
  now: "Şimdi",
  anyDay: "Her zaman",
  next: "Şimdi ne olacak",
  have: "Şu an sahip olduklarınız",
  mailed: "Ayrıntıları {{email}} adresine de gönderdik.",
  tickets: {
    yours: "Biletleriniz",
    show: "Biletleri göster",
    code: "Kodu göster",
    offline: "Biletleriniz çevrimdışı çalışır",
    offlineText: "Telefonunuzda bir kez açın. Sonrasında sinyal olmadan da görünürler.",
    keep: "E-postayı saklayın",
    refund: "İade için son gün",
    refundText: "{{when}} tarihine kadar, profilinizden.",
    doorText: "Her kod bir kez okutulur. Kapıya geldiğinizde açık olsun.",
  },
  broadcast: {
    yours: "Yayınınız",
    profile: "Profilinizde",
    profileText: "Giriş yaptığınız her ekranda izleyin.",
    starts: "Yayın başlangıcı: {{time}}",
  },
  premium: {
    first: "İlk sırada: {{title}}",
    watch: "Premium işaretli her şeyi izleyin",
    renews: "{{price}} karşılığında yenilenir",
    renewsText: "Ödediğiniz karttan tahsil ederiz.",
    trialEnds: "Ücretsiz denemeniz bitiyor",
    trialEndsText: "Önce iptal etmezseniz o gün {{price}}.",
    plans: "Planlara bakın",
  },
  goods: {
    ships: "Kargoya verilince e-posta göndeririz",
    shipsText: "Yurt içi paketler bir haftaya, yurt dışı üç haftaya kadar sürer.",
    returns: "Fikriniz mi değişti?",
    returnsText: "30 gününüz var. Bize ulaşın, nereye göndereceğinizi söyleyelim.",
  },
  refunded: "Paranızı iade ettik",
};
