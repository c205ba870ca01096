/** Turkish texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Bu güreş gecesi için bekleme listesinden bir teklifiniz var. Önce onu ödeyin veya reddedin.",
  soldOut: "Az önce tükendi. Başka bir kategori seçin.",
  notEnough_one: "Burada yalnızca {{count}} koltuk kaldı.",
  notEnough_other: "Burada yalnızca {{count}} koltuk kaldı.",
  notEnough_zero: "Burada koltuk kalmadı.",
  limitPerCheckout_one: "Bu kategoride en çok {{count}} bilet.",
  limitPerCheckout_other: "Bu kategoride en çok {{count}} bilet.",
  limitPerOrder_one: "Sipariş başına, bütün kategorilerde toplam en çok {{count}} bilet.",
  limitPerOrder_other: "Sipariş başına, bütün kategorilerde toplam en çok {{count}} bilet.",
  notOnSale: "Şu an satışta değil.",
  unknown: "Bu kategori artık sunulmuyor. Başka birini seçin.",
  notANumber: "Tam sayı girin: 0, 1, 2 …",
  empty: "En az bir koltuk seçin.",
  checkoutOpen:
    "Ödemeniz sürüyor olabilir, bu yüzden bu koltukları değiştiremezsiniz. Ödemeye geçin veya bir dakika sonra yeniden kontrol edin.",
  holdEnded: "Ayırma süreniz doldu. Ödemeden önce koltukları yeniden ayırın.",
  busy: "Bu koltukları çok kişi istiyor. Hiçbir şey değişmedi, ücret alınmadı. Yeniden deneyin.",
  away: "Gişeye şu an ulaşamıyoruz. Hiçbir şey değişmedi, ücret alınmadı. Bir dakika sonra yeniden deneyin.",
  tooMany: "Çok fazla deneme yapıldı. On dakika bekleyip yeniden deneyin.",
  placeTaken: "Bu koltuklardan birini az önce başkası aldı.",
  placeUnknown: "Bu koltuklardan biri artık planda yok. Başka birini seçin.",
  companionAlone:
    "Refakatçi koltukları yanındaki tekerlekli sandalye yeriyle, her yer için en fazla üç tane verilir. Onu da seçin.",
  notTogether: "Burada yan yana bu kadar boş koltuk yok.",
  noAccessible: "Bu kadar tekerlekli sandalye yeri bir arada yok. Başka bir kategori deneyin.",
  moreThanSeats: "Seçtiğiniz koltuklardan fazla. Daha küçük bir sayı girin.",
  priceChanged: "Fiyat değişti. Buradaki bir bilet artık {{price}}.",
  code: {
    unknown: "{{code}} bu güreş gecesinin kodu değil. Yazımını kontrol edin.",
    early: "{{code}} henüz geçerli değil. Daha sonra tekrar deneyin.",
    over: "{{code}} kodunun süresi dolmuş.",
    used: "{{code}} kodunun kullanım hakkı bitmiş.",
    seats: "{{code}} bu kadar koltuğu karşılamıyor. Bu kod için kalan koltuk: {{n}}.",
    minimum: "{{code}} için gereken en az koltuk sayısı: {{n}}.",
    notHere: "{{code}} seçtiğiniz koltuklar için geçerli değil.",
    second: "Bir siparişte bir ön satış kodu ve bir indirim kodu kullanabilirsiniz.",
    tooMany: "Çok fazla kod denediniz. On dakika bekleyip tekrar deneyin. Koltuklarınız olduğu gibi duruyor.",
  },
};
