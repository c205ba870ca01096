/** Turkish: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
  assistance: {
    title: "Ödeme yardımı",
    description: "İadeler, ödemeler ve kayıp biletler: hızlı yanıtlar, siparişleriniz ve ofise mektup.",
    lead: "Yanlış görünen bir ödeme, kaybolan bir bilet, geri gelecek para: buradan başlayın.",
    guestTitle: "Hesapla mı satın aldınız?",
    guestText:
      "Giriş yapın; siparişleriniz ödenen tutarlarla burada görünür. Hesapsız verilen bir sipariş, e-postasındaki bağlantıyla açılır.",
    signIn: "Giriş yap",
    signUp: "Hesap oluştur",
    ordersTitle: "Siparişleriniz",
    emptyTitle: "Henüz sipariş yok",
    emptyText: "Satın aldıklarınız, ödenen ve iade edilen tutarlarla burada sıralanır.",
    emptyAction: "Turne tarihlerini gör",
  },
  orders: {
    date: "Tarih",
    what: "Ne için",
    state: "Durum",
    amount: "Tutar",
    line_one: "{{title}}, {{count}} bilet",
    line_other: "{{title}}, {{count}} bilet",
    number: "Sipariş {{number}}",
    paid: "Ödendi",
    free: "Ücretsiz",
    refunded: "İade edildi",
    show: "Biletleri göster",
    ask: "Bu siparişi sor",
    next: "Yapabilecekleriniz",
  },
  answers: {
    title: "Hızlı yanıtlar",
    refund: "Biletleri geri verebilir miyim?",
    refundText:
      "Gongdan 48 saat öncesine kadar evet: siparişi belirterek bize yazın. İptal edilen bir gecenin parası, istemeniz gerekmeden ödeyen karta iade edilir. Tarihi değişen bir gecede biletleriniz geçerli kalır; yeni tarih uymuyorsa bize yazın.",
    when: "Para ne zaman geri gelir?",
    whenText: "İade onaylandığı gün göndeririz ve bunu e-postayla bildiririz. Bankalar 5–10 gün içinde gösterir.",
    hold: "Koltuk ayırmak nedir?",
    holdText:
      "Seçtiğiniz koltuklar 20 dakika sizde kalır. Ödemeye bastığınızda ödeme sayfasının 31 dakikası vardır. Sonra yeniden satışa çıkarlar ve hiçbir ücret alınmaz.",
    pending: "Ödedim ama bilet göremiyorum",
    pendingText:
      "Banka henüz yanıt vermemiş olabilir: ödemeden sonraki sayfa kendiliğinden yeniden kontrol eder, e-posta da işlem bitince gelir. Para çok geç geldiyse ve koltuklar gittiyse tutarın tamamı geri yola çıkmıştır.",
    lost: "Biletlerimi kaybettim",
    lostText:
      "Hesabınız varsa profilinizdedir. Yoksa e-postanızdaki bağlantıyla açılır; o e-postayı yeniden gönderebiliriz.",
    find: "Biletlerimi yeniden gönder",
    card: "Kart numaramı saklıyor musunuz?",
    cardText: "Hayır. Onu Stripe sayfasında yazarsınız; biz hiç görmeyiz.",
  },
  letter: {
    title: "Ofise yazın",
    text: "Bir insan okur ve e-postayla yanıtlar.",
    name: "Ad",
    email: "E-posta",
    subject: "Konu nedir?",
    choose: "Birini seçin",
    refund: "İade",
    payment: "Ödeme",
    tickets: "Eksik veya yanlış biletler",
    account: "Hesabım veya verilerim",
    access: "Giriş ve erişilebilirlik",
    other: "Başka bir konu",
    order: "Sipariş",
    noOrder: "Hiçbiri",
    message: "Mesaj",
    messageHelp: "Buraya asla kart numarası veya parola yazmayın.",
    newsletter: "Yeni tarihleri bana e-postayla bildirin. Bunu istediğim zaman bitirebilirim.",
    trap: "Burayı boş bırakın",
    send: "Mektubu gönder",
    sending: "Gönderiliyor",
    notSent: "Mektup gönderilmedi. Eksikler aşağıda işaretli.",
    tooMany:
      "On dakikada çok fazla mektup yazıldı, bu yüzden bu mektup gönderilmedi. Hâlâ aşağıda: biraz sonra gönderin.",
    away: "Ofise şu anda ulaşılamıyor, bu yüzden mektup gönderilmedi. Aşağıda duruyor: biraz sonra gönderin.",
    sentTitle: "Mektubunuz bize ulaştı",
    sentText:
      "Numarası {{number}}. Bir insan okur ve verdiğiniz adrese yanıt verir; yeni tarihleri istemediyseniz oraya başka bir şey gönderilmez.",
    another: "Bir mektup daha yaz",
    nameMissing: "Adınızı yazın.",
    nameLong: "En çok {{max}} karakter.",
    emailMissing: "Nereye yanıt vereceğimizi yazın.",
    emailInvalid: "Bu bir e-posta adresi değil.",
    subjectMissing: "Konuyu seçin.",
    messageMissing: "Ne olduğunu yazın.",
    messageLong: "En çok {{max}} karakter.",
  },
  privacy: {
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
    othersStripe:
      "<b>Stripe</b> ödemeyi kendi sayfalarında alır. Kartınızı, e-postanızı ve ne için ödediğinizi öğrenir.",
    othersMail: "<b>Bir e-posta hizmeti</b> biletleri ve yanıtları adresinize taşır.",
    othersSentry:
      "<b>Sentry</b>, yalnızca bu sitenin hataları ona bildirdiği yerde, neyin bozulduğunu öğrenir. Ne adınızı ne adresinizi ekleriz.",
    othersTags:
      "<b>Bir etiket yöneticisi</b>, yalnızca bu sitede varsa ve yalnızca siz kabul ettikten sonra. Kararınızı her sayfanın altında değiştirebilirsiniz.",
    rightsTitle: "Haklarınız",
    rightsText:
      "Neyi sakladığımızı görün, düzelttirin, bir kopyasını alın, itiraz edin veya sildirin. Yeni tarihler için e-posta, siz söylediğiniz anda biter.",
    rightsDelete:
      "İlgili e-postadan, “Hesabım veya verilerim” konusuyla bize yazın. Hiçbir yasanın saklamamızı istemediği her şey silinir; ödenmiş bir sipariş gibi kalması gerekenler size bildirilir.",
    write: "Ofise yazın",
  },
};
