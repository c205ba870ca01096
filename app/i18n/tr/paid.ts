/** Türkçe: Turkish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Ödendi",
  stamp: "{{amount}} ödendi",
  word: {
    tickets: "Yeriniz hazır",
    broadcast: "Her şey hazır",
    premium: "Ön sıra",
    goods: "Artık sizin",
  },
  heading: {
    paid: "{{amount}} ödediniz.",
    nothing: "Ücret alınmadı.",
    tickets: "{{title}} biletleriniz hazır.",
    broadcast: "{{title}} yayınını izleyebilirsiniz.",
    premium: "Premium üyeliğiniz başladı.",
    trial: "Ücretsiz denemeniz başladı.",
    goods: "Siparişinizi aldık: {{title}}.",
  },
  now: "Şimdi",
  anyDay: "Her an",
  later: "Daha sonra",
  next: "Sırada ne var",
  have: "Artık sizde olanlar",
  mailed: "Ayrıntıları {{email}} adresine de gönderdik.",
  tickets: {
    yours: "Biletleriniz",
    show: "Biletleri göster",
    code: "Kodu göster",
    offline: "Biletleriniz çevrimdışı da açılır",
    offlineText: "Telefonunuzda bir kez açın. Sonra şebeke olmasa da görünür.",
    keep: "E-postayı saklayın",
    refund: "İade için son gün",
    refundText: "Profilinizden, şu zamana kadar: {{when}}.",
    doorText: "Her kod bir kez okutulur. Kapıya gelmeden kodu açın.",
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
    renews: "Yenileme ücreti: {{price}}",
    renewsText: "Ödeme yaptığınız karttan tahsil ederiz.",
    trialEnds: "Ücretsiz denemeniz bitiyor",
    trialEndsText: "O güne kadar iptal etmezseniz {{price}} tahsil ederiz.",
    plans: "Planları gör",
  },
  goods: {
    ships: "Kargoya verince e-posta göndeririz",
    shipsText: "Teslimat yurt içinde bir haftayı, yurt dışında üç haftayı bulabilir.",
    returns: "Fikriniz mi değişti?",
    returnsText: "İade için 30 gününüz var. Bize ulaşın, nereye göndereceğinizi söyleyelim.",
  },
  refunded: "Paranızı iade ettik",
};
