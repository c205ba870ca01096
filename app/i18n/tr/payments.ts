/** Turkish: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Ödeme hizmetine şu an ulaşamıyoruz. Siparişleriniz aşağıda. Faturalar ve kartınız, hizmet dönünce görünür.",
  due: {
    title: "Bekleyen bir ödemeniz var",
    text: "{{title}} için {{amount}} alınamadı. Şimdi ödeyin veya kartınızı güncelleyin.",
    pay: "{{amount}} öde",
  },
  premium: {
    none: "Şu anda Premium üyesi değilsiniz.",
    see: "Premium’u gör",
  },
  card: {
    title: "Kartınız",
    name: "{{brand}}, sonu {{last4}}",
    expires: "Son kullanma tarihi: {{date}}",
    soon: "Süresi yakında doluyor",
    over: "Süresi doldu",
    soonText: "Her şey kesintisiz sürsün diye o zamana kadar güncelleyin.",
    overText: "Bu karttan artık ücret alamıyoruz. Her şey kesintisiz sürsün diye güncelleyin.",
    none: "Kayıtlı kart yok. Öderken Stripe sayfasında girersiniz.",
    update: "Kartı güncelle",
    going: "Stripe açılıyor",
    unreachable: "Şu an Stripe’a ulaşamıyoruz. Hiçbir şey değişmedi. Bir dakika sonra yeniden deneyin.",
  },
  list: {
    title: "Ödemeler",
    text: "Bütün faturalarıyla biletler, öde izle geceleri, mağaza siparişleri ve Premium.",
    emptyTitle: "Henüz ödeme yok",
    emptyText: "Satın aldıklarınız, makbuzları ve iadeleriyle burada görünür.",
    emptyAction: "Turne tarihlerini gör",
    tickets_one: "{{count}} bilet",
    tickets_other: "{{count}} bilet",
    night: "Öde izle",
    goods: "Mağaza siparişi",
    order: "Sipariş {{number}}",
    invoice: "Fatura {{number}}",
    paid: "Ödendi",
    open: "Ödenecek",
    void: "Geçersiz",
    refunded: "İade edildi",
    partly: "{{amount}} iade edildi",
    returned: "İade ulaşmadı",
    disputed: "İtiraz edildi",
    receipt: "Makbuz",
    pdf: "PDF",
    details: "Ayrıntılar",
    ask: "Yardım al",
    pages: "Ödeme sayfaları",
    page: "Sayfa {{page}} / {{pages}}",
    newer: "Daha yeni",
    older: "Daha eski",
  },
  refund: {
    open: "Para iadesi al",
    ticketsUntil:
      "Şu zamana kadar iade alabilirsiniz: {{date}}. {{amount}}, ödeme yaptığınız karta döner ve bu biletler geçersiz olur.",
    ticketsOpen:
      "Yeni tarih belli değil, istediğiniz zaman iade alabilirsiniz. {{amount}}, ödeme yaptığınız karta döner ve bu biletler geçersiz olur.",
    nightUntil:
      "Yayın başlayana kadar iade alabilirsiniz: {{date}}. {{amount}}, ödeme yaptığınız karta döner ve yayını artık izleyemezsiniz.",
    nightOpen:
      "Yeni tarih belli değil, istediğiniz zaman iade alabilirsiniz. {{amount}}, ödeme yaptığınız karta döner ve yayını artık izleyemezsiniz.",
    confirm: "{{amount}} iade al",
    sending: "İade ediliyor",
    done: "İade edildi. {{amount}}, ödeme yaptığınız karta doğru yolda. Görünmesi 5 ila 10 gün sürebilir. Onayını e-postayla göndereceğiz.",
    late: "Otomatik iade için artık geç. Aşağıdan bize mesaj gönderin: siparişiniz ekli, kararı bir insan verir.",
    ruleTitle: "İade koşulları",
    ruleTickets:
      "<b>Biletler</b>: gongdan 48 saat öncesine kadar, gecenin tarihi değiştiyse yeni tarihin gonguna kadar buradan iade alın. Kullanılmış veya devredilmiş biletler için bize ulaşın.",
    ruleNight:
      "<b>Öde izle</b>: yayın başlayana kadar buradan iade alın. Sonrasında yalnızca çift satın alma, iptal edilen gece veya bizim hatamız için, 48 saat içinde bize ulaşırsanız.",
    rulePremium:
      "<b>Premium</b>: istediğiniz zaman iptal edin, ödediğiniz sürenin sonuna kadar sizde kalsın. İki kez veya yanlışlıkla mı ücret alındı? Bize ulaşın, iade edelim.",
    ruleGoods: "<b>Mağaza</b>: 30 gün içinde. Bize ulaşın, nereye göndereceğinizi söyleyelim.",
    ruleOff: "Gece iptal edilirse parayı kendiliğinden iade ederiz.",
  },
  mail: {
    nightPaidSubject: "{{title}}: izlemeye hazırsınız",
    nightPaid: "Siparişiniz için teşekkürler. {{title}}, {{date}}: canlı ve varsa tekrar olarak sizin.",
    nightPaidWatch: "Buradan izleyin",
    paidLine: "Ödendi: {{amount}}, {{date}}",
    invoiceLine: "Fatura: {{number}}",
    premiumPaidSubject: "Premium makbuzunuz",
    premiumPaid: "Bizimle olduğunuz için teşekkürler. Premium ödemenizi aldık.",
    failedSubject: "Premium ödemeniz alınamadı",
    failed: "Premium için {{amount}} tahsil edemedik.",
    failedNext:
      "Biz yeniden denerken Premium sizde kalır. Sıradaki deneme: {{date}}. Hemen çözmek için kartınızı güncelleyin.",
    failedLast: "Bu son denememizdi. Premium’u korumak için şimdi ödeyin.",
    failedPay: "Şimdi öde",
    trialSubject: "Ücretsiz denemeniz {{date}} günü bitiyor",
    trial: "Ücretsiz Premium denemeniz {{date}} günü biter. O gün {{amount}} alırız ve izlemeyi sürdürürsünüz.",
    trialLeave: "İstemiyor musunuz? O zamana kadar iptal edin, ücret alınmaz.",
    canceledSubject: "Premium üyeliğiniz iptal edildi",
    canceled: "Premium’u iptal ettiniz. {{date}} gününe kadar sizde ve başka ücret almayız.",
    keptSubject: "Premium üyeliğiniz sürüyor",
    keptMonth: "Aylık üyeliğiniz {{date}} günü {{amount}} karşılığında yenilenir.",
    keptYear: "Yıllık üyeliğiniz {{date}} günü {{amount}} karşılığında yenilenir.",
    keptChange:
      "Premium’u korudunuz, iptaliniz artık geçerli değil. Planınızı veya kartınızı Premium sayfasında istediğiniz zaman değiştirebilir ya da üyeliğinizi iptal edebilirsiniz.",
    endedSubject: "Premium üyeliğiniz sona erdi",
    ended: "Üyeliğiniz sona erdi. Başka ücret almayız. İstediğiniz zaman yeniden bekleriz.",
    refundSubject: "{{amount}} tutarındaki iadeniz yolda",
    refund:
      "{{title}} için {{amount}} tutarını ödeme yaptığınız karta geri gönderdik. Görünmesi 5 ila 10 gün sürebilir.",
    refundFailedSubject: "{{amount}} tutarındaki iadeniz kartınıza ulaşmadı",
    refundFailed:
      "Bankanız {{title}} için {{amount}} tutarındaki iadeyi bize geri gönderdi. Bu genellikle kartın kapatıldığı veya yenilendiği anlamına gelir. Para hâlâ sizin: bize ulaşın, size ödemenin başka bir yolunu bulalım.",
    trialRefusedSubject: "Ücretsiz denemeniz başlamadı",
    trialRefused:
      "Bu kartla ücretsiz Premium denemesinden daha önce yararlanıldı, kart başına bir deneme var. Üyeliğiniz başlamadı ve ücret alınmadı. Deneme olmadan yine katılabilirsiniz.",
    yours: "Ödemeleri gör",
    premiumPage: "Premium’u yönet",
    receipt: "Faturayı gör",
  },
};
