/** Turkish: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Ödeme yardımı",
    description: "İadeler, ödemeler ve kayıp biletler: hızlı yanıtlar, siparişleriniz ve bize ulaşmanın yolu.",
    lead: "Yanlış görünen bir ödeme, eksik bir bilet, bir iade: buradan başlayın.",
    guestTitle: "Hesabınızla mı aldınız?",
    guestText:
      "Siparişlerinizi ve ödediğiniz tutarları görmek için giriş yapın. Hesapsız mı sipariş verdiniz? E-postanızdaki bağlantıyı kullanın.",
    signIn: "Giriş yap",
    signUp: "Hesap oluştur",
    ordersTitle: "Siparişleriniz",
    emptyTitle: "Henüz sipariş yok",
    emptyText: "Satın aldıklarınız, ödemeleri ve iadeleriyle burada görünür.",
    emptyAction: "Turne tarihlerini gör",
  },
  orders: {
    date: "Tarih",
    what: "Ürün",
    state: "Durum",
    amount: "Tutar",
    line_one: "{{title}}, {{count}} bilet",
    line_other: "{{title}}, {{count}} bilet",
    number: "Sipariş {{number}}",
    paid: "Ödendi",
    free: "Ücretsiz",
    refunded: "İade edildi",
    show: "Biletleri göster",
    ask: "Yardım al",
    next: "İşlemler",
  },
  answers: {
    title: "Hızlı yanıtlar",
    refund: "Para iadesi alabilir miyim?",
    refundText:
      "Evet, gongdan 48 saat öncesine kadar: profilinizde Ödemeler altında “Para iadesi al”ı kullanın veya bize ulaşın. Gece iptal edilirse kartınıza kendiliğinden iade ederiz. Ertelenirse biletleriniz yeni tarihte geçerlidir. Gelemiyor musunuz? Gonga kadar iade alabilirsiniz.",
    when: "Param ne zaman geri gelir?",
    whenText:
      "İadeniz onaylandığı gün göndeririz ve e-postayla bildiririz. Kartınızda görünmesi 5 ila 10 gün sürebilir.",
    hold: "Koltuk ayırmak nedir?",
    holdText:
      "Seçtiğiniz koltukları 20 dakika ayırırız. Öde düğmesine bastıktan sonra 31 dakikanız olur. Sonra koltuklar yeniden satışa çıkar ve ücret alınmaz.",
    pending: "Ödedim ama biletlerim nerede?",
    pendingText:
      "Bankanız hâlâ onaylıyor olabilir. Ödemeden sonra açılan sayfa kontrol etmeyi sürdürür, işlem bitince e-posta göndeririz. Ödeme geç geldiyse ve koltuklarınız gittiyse tutarın tamamı iade yolundadır.",
    lost: "Biletlerimi kaybettim",
    lostText:
      "Hesabınız mı var? Profilinizdeler. Hesapsız mı aldınız? E-postanızdaki bağlantıyı kullanın. Yeniden gönderebiliriz.",
    find: "Biletlerimi yeniden gönder",
    card: "Kart numaramı saklıyor musunuz?",
    cardText: "Hayır. Numarayı Stripe sayfasında girersiniz, biz hiç görmeyiz.",
  },
  letter: {
    title: "Bize ulaşın",
    text: "Gerçek bir insan okur ve e-postayla yanıtlar.",
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
    noOrder: "Siparişle ilgili değil",
    message: "Mesaj",
    messageHelp: "Kart numarası veya şifre yazmayın.",
    newsletter: "Yeni tarihleri bana e-postayla bildirin. Aboneliği istediğim zaman bitirebilirim.",
    trap: "Burayı boş bırakın",
    send: "Mesajı gönder",
    sending: "Gönderiliyor",
    notSent: "Mesajınız gönderilmedi. Aşağıda işaretli alanları düzeltin.",
    tooMany:
      "On dakikada çok fazla mesaj gönderdiniz, bu yüzden bu gönderilmedi. Mesajınız aşağıda duruyor. Daha sonra yeniden deneyin.",
    away: "Şu an mesaj alamıyoruz, bu yüzden mesajınız gönderilmedi. Aşağıda duruyor. Birkaç dakika sonra yeniden deneyin.",
    sentTitle: "Mesajınızı aldık",
    sentText:
      "Numarası {{number}}. Gerçek bir insan, verdiğiniz e-postaya yanıt verecek. Yeni tarihleri istemediyseniz oraya başka bir şey göndermeyiz.",
    another: "Bir mesaj daha gönder",
    nameMissing: "Adınızı girin.",
    nameLong: "En çok {{max}} karakter kullanın.",
    emailMissing: "Yanıt verebilmemiz için e-postanızı girin.",
    emailInvalid: "Lütfen geçerli bir e-posta girin",
    subjectMissing: "Bir konu seçin.",
    messageMissing: "Ne olduğunu yazın.",
    messageLong: "En çok {{max}} karakter kullanın.",
  },
};
