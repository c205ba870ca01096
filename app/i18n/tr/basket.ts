/** Turkish: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Sepet",
  add: "Sepete ekle",
  adding: "Ekleniyor",
  added: "Sepetinizde.",
  see: "Sepete git",
  full: "Sepetiniz dolu. Önce ödeyin ya da bir şey çıkarın.",
  quantity: "Adet: {{article}}",
  update: "Güncelle",
  remove: "Çıkar",
  removeOf: "Çıkar: {{article}}",
  each: "tanesi {{price}}",
  total: "Toplam",
  priceChanged: "Eklediğinizde fiyatı {{was}} idi. Şimdi {{now}}.",
  fewer: "Yalnızca {{number}} adet kaldı. Toplam buna göre.",
  soldOut: "Tükendi. Toplama dahil değil.",
  gone: "Sepetinizdekilerin bir kısmı artık satılmıyor.",
  changed: "Sepetiniz son görüşünüzden bu yana değişti. Kontrol edin, sonra ödeyin. Ücret alınmadı.",
  pay: "{{price}} öde",
  posted: "Stripe sayfasında kartla ödeyin. Gönderim dahil. Siz öderken hepsini 30 dakika ayırırız.",
  noAccount: "Hesap gerekmez. Siparişinizin bağlantısını e-postayla göndeririz.",
  heldTitle: "Ödemenizi bekliyor",
  held: "Sizin için ayırdık: {{name}} ({{price}}). Kalan süre: {{time}}.",
  emptyTitle: "Sepetiniz boş",
  emptyText: "Mağazadan ekledikleriniz burada görünür.",
  emptyAction: "Mağazaya git",
  addOn: {
    title: "Mağazadan",
    separate: "Bu ayrı bir sipariş. Biletleriniz değişmez.",
    together: "Koltuklarınızla birlikte tek ödemede ödenir. Koltuklarınızla aynı süre boyunca sizin için ayırıyoruz.",
    togetherOffer:
      "Koltuklarınızla birlikte tek ödemede ödenir. Sizin için 30 dakika ayırıyoruz. Sonra sepetinizde olur.",
    free: "Koltuklarınız ücretsiz, burada ödenecek bir şey yok. Mağazadan istedikleriniz sepetinizde.",
    include: "Bu siparişe ekle",
    basket: "Sepetimi ekle",
    soldOut: "Bu ürün az önce tükendi. Koltuklarınız hâlâ sizin için ayrılmış durumda.",
    full: "Bu siparişte yer kalmadı. Önce bir şey çıkarın.",
    late: "Bu siparişi değiştirmek için artık çok geç. Olduğu gibi ödeyin ya da koltuklarınızı bırakın.",
  },
};
