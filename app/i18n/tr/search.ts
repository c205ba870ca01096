/** Turkish: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Ara",
  titleFor: "{{text}} · Arama",
  description: "Geceleri, güreşçileri, şehirleri, öde izle yayınlarını, ürünleri ve haberleri bulun.",
  field: "Sitede ara",
  hint: "Güreşçi, şehir veya gece",
  submit: "Ara",
  results: "“{{text}}” için sonuçlar",
  more: "Daha fazla sonuç",
  first: "İlk sonuçlara dön",
  noneTitle: "Sonuç yok",
  noneText: "“{{text}}” ile eşleşen bir şey yok. Yazımı kontrol edin veya daha az kelimeyle deneyin.",
  suggested: "Yaklaşan geceler ve şampiyonlar",
  tooMany: "Arka arkaya çok fazla arama yaptınız. Bir dakika bekleyip yeniden deneyin.",
  away: "Şu anda sitede arama yapılamıyor. Geceleri ve güreşçileri menüden bulabilirsiniz.",
  kind: {
    night: "Gece",
    broadcast: "Öde izle",
    town: "Şehir",
    show: "Seri",
    wrestler: "Güreşçi",
    goods: "Mağaza",
    news: "Haber",
  },
};
