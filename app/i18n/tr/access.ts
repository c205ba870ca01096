/** Turkish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Erişilebilirlik",
  description: "{{name}} klavyeyle, ekran okuyucuyla ve büyük yazıyla nasıl çalışıyor, neler henüz çalışmıyor.",
  lead: "Herkes burada bilet alabilmeli. Bu sayfa neleri sınadığımızı ve bildiğimiz eksikleri anlatır.",
  goalTitle: "Hedefimiz",
  goal: "Web İçeriği Erişilebilirlik Kılavuzu (WCAG) 2.2, AA düzeyine göre yapıyoruz. Siteyi dışarıdan kimse denetlemedi, bu yüzden ona uyduğunu öne sürmüyoruz.",
  testedTitle: "Neleri sınıyoruz",
  keyboard: "Koltukları yalnız klavyeyle ayırmayı, değiştirmeyi, bırakmayı ve ödemeyi, betiklerle ve betiksiz.",
  checker: "Her sayfayı, hataları bulan axe programıyla, açık ve koyu renklerde.",
  narrow: "Her sayfayı her dilde 320 piksel genişlikte. %400 yakınlaştırmada bu kadar yer kalır.",
  focus: "Bir şey değiştiğinde odağın nereye gittiğini ve ekran okuyucuların ne okuduğunu.",
  knownTitle: "Bildiğimiz eksikler",
  people:
    "Tek bir tarayıcıda programlarla sınıyoruz. Ekran okuyucu, sesli komut veya büyüteç kullanan kişilerle henüz sınamadık.",
  names:
    "Gecelerin, güreşçilerin ve kategorilerin adları İngilizce. Başka dillerdeki cümlelerin içinde ekran okuyucular bunları yanlış okuyabilir.",
  video: "Tekrarların İngilizce altyazısı var. Canlı yayınların yok. Hiçbirinde sesli betimleme yok.",
  time: "Ayırma 20 dakika sürer ve uzatılamaz, çünkü koltukları başkaları da istiyor. Ekran okuyucular 5 dakika ve 1 dakika kala haber verir.",
  others:
    "Ödeme Stripe’ın sayfasında yapılır. Bazı girişler Amazon, Apple, Facebook veya Google sayfalarını açar. Onları değiştiremeyiz.",
  contactTitle: "Önünüze çıkan engeli bize yazın",
  contact:
    "Hangi sayfa olduğunu ve ne kullandığınızı yazın. Burada bilet alamıyorsanız onu da söyleyin. E-postayla yanıtlıyoruz.",
  write: "Bize ulaşın",
  reviewed: "Son gözden geçirme: {{date}}",
};
