/** Turkish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Gizlilik politikası",
  description: "{{name}}: hakkınızda neyi, neden, ne kadar süre sakladığımız ve nasıl sildireceğiniz.",
  lead: "Bu sitenin hakkınızda neyi neden sakladığı ve bunu nasıl durduracağınız. Burada hiçbir şey satılmaz.",
  short: "Gezinmeniz ölçülmez ve kaydedilmez: ziyaret listesi yoktur.",
  cookiesTitle: "Çerezler",
  cookiesText: "İlk dördü şifrelidir ve hiçbir betik onları okuyamaz.",
  cookie: "Çerez",
  purpose: "Ne için",
  life: "Ne kadar süre",
  session: "Oturumunuzu açık tutar: girişinizin kanıtları, adınız ve e-postanız.",
  flow: "Henüz bitmemiş bir giriş veya üyelik; sayfa yeniden yüklenince bir şey kaybolmasın diye.",
  guest:
    "Koltuklarınızı ayıran rastgele bir sayı, Amazon Cognito’nun adsız bir konuk kimliği ve hesapsız verilen siparişlerin anahtarları.",
  device: "Burada giriş yapan son ad ve bu cihaza güvendiğiniz bilgisi. Çıkış yapınca da kalır.",
  language: "Seçtiğiniz dil.",
  consent: "Ölçüm hakkındaki yanıtınız. Yalnızca bu sitenin sorduğu yerde.",
  year: "1 yıl",
  day: "en çok 24 saat",
  tab: "Sekmenin kendisi de ne kadar kaydırdığınızı ve on saniye boyunca bir betiğin yüklenemediğini hatırlar. İkisi de sekmeyle birlikte biter.",
  phone:
    "Telefonda tarayıcı, giriş yapmışken açtığınız bilet sayfalarını ağ olmadan da çalışsın diye saklar. Çıkış yaptığınızda veya gala bittiğinde silinirler.",
  keepTitle: "Neleri saklıyoruz",
  keepOrders:
    "<b>Siparişler ve biletler.</b> Ad, e-posta, dil, gece, koltuklar, fiyat, iadeler, biletin kime verildiği, ne zaman okutulduğu ve kimin neyi değiştirdiği. Vergi yasası istediği sürece kalırlar.",
  keepHolds: "<b>Ayırmalar.</b> Koltukları ayıran rastgele sayı veya hesap. Ad yoktur.",
  keepLetters:
    "<b>Mektuplar.</b> Adınız, e-postanız ve dilinizle birlikte yazdıklarınız ve yeni tarihler için e-postayı kabul ettiğiniz an. Silmemizi isteyene kadar kalırlar.",
  keepCounts:
    "<b>Denemeler.</b> Bir e-postanın veya ağ adresinin kaç kez giriş yapmayı, koltuk ayırmayı veya yazmayı denediği. En çok bir saat sayılır, sonra silinir.",
  othersTitle: "Başka kimler var",
  othersCognito:
    "<b>Amazon Cognito</b> hesapları saklar: e-posta, ad, verdiyseniz telefon ve bizim hiç saklamadığımız parolanız. Amazon, Apple, Facebook veya Google ile giriş yaparsanız e-postanızı ve adınızı ona onlar bildirir.",
  othersStripe: "<b>Stripe</b> ödemeyi kendi sayfalarında alır. Kartınızı, e-postanızı ve ne için ödediğinizi öğrenir.",
  othersMail: "<b>Bir e-posta hizmeti</b> biletleri ve yanıtları adresinize taşır.",
  othersSentry:
    "<b>Sentry</b>, yalnızca bu sitenin hataları ona bildirdiği yerde, neyin bozulduğunu öğrenir. Ne adınızı ne adresinizi ekleriz.",
  othersTags:
    "<b>Bir etiket yöneticisi</b>, yalnızca bu sitede varsa ve yalnızca siz kabul ettikten sonra. Kararınızı her sayfanın altında değiştirebilirsiniz.",
  rightsTitle: "Haklarınız",
  rightsText:
    "Neyi sakladığımızı görün, düzelttirin, bir kopyasını alın, itiraz edin veya sildirin. Yeni tarihler için e-posta, siz söylediğiniz anda biter.",
  rightsAccount:
    "Hesabınız varsa <data>verilerinizi yanınıza alabilir veya hesabınızı silebilirsiniz</data>, bize sormanız gerekmez.",
  rightsDelete:
    "İlgili e-postadan, “Hesabım veya verilerim” konusuyla bize yazın. Hiçbir yasanın saklamamızı istemediği her şey silinir; ödenmiş bir sipariş gibi kalması gerekenler size bildirilir.",
  write: "Ofise yazın",
};
