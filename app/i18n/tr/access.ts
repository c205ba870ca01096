/** Turkish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Erişilebilirlik",
  description: "{{name}} klavyeyle, ekran okuyucuyla ve büyük yazıyla nasıl çalışıyor, neler henüz çalışmıyor.",
  lead: "Herkes burada bilet alabilmeli. Bu sayfada neleri test ettiğimizi ve hangi eksikleri bildiğimizi yazıyoruz.",
  goalTitle: "Hedefimiz",
  goal: "Siteyi Web İçeriği Erişilebilirlik Kılavuzu (WCAG) 2.2, AA düzeyine göre geliştiriyoruz. Dışarıdan kimse denetlemedi, bu yüzden bu düzeyi karşıladığını öne sürmüyoruz.",
  testedTitle: "Neleri test ediyoruz",
  keyboard:
    "Yalnızca klavyeyle koltuk ayırmayı, değiştirmeyi, bırakmayı ve ödeme yapmayı, betikler açıkken ve kapalıyken.",
  checker: "Her sayfayı açık ve koyu renklerde, hataları bulan axe programıyla.",
  narrow: "Her sayfayı her dilde 320 piksel genişlikte. %400 yakınlaştırmada bu kadar yer kalır.",
  focus: "Bir şey değiştiğinde odağın nereye gittiğini ve ekran okuyucuların ne okuduğunu.",
  knownTitle: "Bildiğimiz eksikler",
  people:
    "Testleri tek bir tarayıcıda programlarla yapıyoruz. Ekran okuyucu, sesli kontrol veya büyüteç kullanan kişilerle henüz test yapmadık.",
  names:
    "Gecelerin, güreşçilerin ve kategorilerin adları İngilizce. Başka dillerdeki cümlelerin içinde ekran okuyucular bunları yanlış okuyabilir.",
  video: "Tekrarların İngilizce altyazısı var. Canlı yayınların yok. Hiçbirinde sesli betimleme yok.",
  time: "Ayırma süresi 20 dakikadır ve uzatılamaz, çünkü koltukları başkaları da istiyor. Ekran okuyucular 5 dakika ve 1 dakika kala haber verir.",
  others:
    "Ödemeyi Stripe’ın sayfasında yaparsınız. Bazı giriş yöntemleri Amazon, Apple, Facebook veya Google sayfalarını açar. O sayfaları değiştiremeyiz.",
  contactTitle: "Önünüze çıkan engeli bize yazın",
  contact:
    "Hangi sayfa olduğunu ve ne kullandığınızı yazın. Burada bilet alamıyorsanız onu da yazın. E-postayla yanıtlıyoruz.",
  write: "Bize ulaşın",
  reviewed: "Son gözden geçirme: {{date}}",
};
