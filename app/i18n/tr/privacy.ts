/** Turkish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Gizlilik politikası",
  description: "{{name}} hakkınızda neyi, neden, ne kadar süre saklar ve bunları nasıl silersiniz.",
  lead: "Hakkınızda neyi, neden sakladığımız ve bunu nasıl durduracağınız. Hiçbirini satmayız.",
  short: "Gezinmenizi ölçmeyiz ve kaydetmeyiz. Ziyaret listesi yoktur.",
  cookiesTitle: "Çerezler",
  cookiesText: "İlk dördü şifrelidir ve hiçbir betik onları okuyamaz.",
  cookie: "Çerez",
  purpose: "Amaç",
  life: "Süre",
  session: "Oturumunuzu açık tutar: giriş belirteçleriniz, adınız ve e-postanız.",
  flow: "Süren bir giriş veya üyelik. Sayfa yeniden yüklenince bir şey kaybolmaz.",
  guest:
    "Koltuklarınızı ayıran rastgele bir sayı, adsız bir Amazon Cognito konuk kimliği ve hesapsız siparişlerin anahtarları.",
  device: "Burada giriş için kullanılan son ad ve bu cihaza güvenip güvenmediğiniz. Çıkış yapınca da kalır.",
  language: "Seçtiğiniz dil.",
  consent: "Bu site sorarsa ölçümle ilgili seçiminiz.",
  year: "1 yıl",
  day: "24 saate kadar",
  tab: "Sekmeniz ne kadar kaydırdığınızı ve on saniye boyunca bir betiğin yüklenemediğini de hatırlar. Sekmeyi kapatınca ikisi de silinir.",
  phone:
    "Telefonda tarayıcı, giriş yapmışken açtığınız bilet sayfalarını ağ olmadan da açılsın diye saklar. Çıkış yaptığınızda veya gece bittiğinde silinirler.",
  keepTitle: "Neleri saklıyoruz",
  keepOrders:
    "<b>Siparişler ve biletler.</b> Ad, e-posta, dil, gece, koltuklar, fiyat, iadeler, devirler, okutma saatleri ve kimin neyi değiştirdiği. Vergi yasasının gerektirdiği sürece saklanır.",
  keepHolds: "<b>Ayırmalar.</b> Koltukları ayıran rastgele sayı veya hesap. Ad yok.",
  keepLetters:
    "<b>Mesajlar.</b> Yazdıklarınız, adınız, e-postanız, diliniz ve yeni tarihlerle ilgili e-postaları ne zaman kabul ettiğiniz. Silmemizi isteyene kadar saklanır.",
  keepCounts:
    "<b>Denemeler.</b> Bir e-posta veya ağ adresinin kaç kez giriş yapmayı, koltuk ayırmayı veya bize ulaşmayı denediği. En çok bir gün sayılır, sonra silinir.",
  keepFollows:
    "<b>Takipler ve hatırlatmalar.</b> E-postan, dili ve takip ettiklerin. Sen bırakana kadar saklanır; bu e-postaların her birinde bunun için bir bağlantı var. Hatırlatmayı satış başladıktan 7 gün sonra, hiç onaylanmamış e-postayı 7 gün sonra, hiçbir şeyi takip etmeyeni 60 gün sonra sileriz. Bir e-posta türünü kapatırsan bunu hatırlarız.",
  keepSearches: "<b>Aramalar.</b> Ne aradığını saklamayız. Aramaları ağ adresi başına bir dakika boyunca sayarız.",
  othersTitle: "Verileri başka kim alır",
  othersCognito:
    "<b>Amazon Cognito</b> hesapları saklar: e-posta, ad, verdiyseniz telefon ve bizim hiç saklamadığımız şifreniz. Amazon, Apple, Facebook veya Google ile giriş yaparsanız e-postanızı ve adınızı ona onlar verir.",
  othersStripe: "<b>Stripe</b> ödemeleri kendi sayfalarında alır. Kartınızı, e-postanızı ve ne için ödediğinizi görür.",
  othersMail: "<b>Bir e-posta hizmeti</b> biletlerinizi ve yanıtlarımızı ulaştırır.",
  othersSentry: "<b>Sentry</b>, bu site kullanıyorsa hata raporlarını alır. Adınızı veya adresinizi eklemeyiz.",
  othersTags:
    "<b>Bir etiket yöneticisi</b>, bu sitede varsa ve yalnızca siz kabul ettikten sonra. Kararınızı her sayfanın altında değiştirebilirsiniz.",
  rightsTitle: "Haklarınız",
  rightsText:
    "Neyi sakladığımızı görün, düzeltin, bir kopyasını alın, itiraz edin veya sildirin. Yeni tarihlerle ilgili e-posta aboneliğini istediğiniz zaman bitirin.",
  rightsAccount: "Hesabınız varsa <data>verilerinizi kendiniz indirebilir veya hesabınızı silebilirsiniz</data>.",
  rightsDelete:
    "İlgili e-postadan, “Hesabım veya verilerim” konusuyla bize ulaşın. Yasanın saklamamızı istemediği her şeyi sileriz. Ödenmiş bir sipariş gibi kalması gerekenleri size bildiririz.",
  write: "Bize ulaşın",
};
