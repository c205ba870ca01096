/** Turkish: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Satın al: {{price}}",
    going: "Ödeme açılıyor",
    stripe: "Stripe sayfasında kartla ödeyin. Ödemeniz tamamlanınca hemen izleyebilirsiniz.",
    owned: "Bu güreş gecesi zaten sizde",
    ownedText: "Canlı veya tekrar olarak izleyin.",
    included: "Premium’a dahil",
    includedText: "Üyeliğiniz bu geceyi canlı ve tekrar olarak içerir.",
    watch: "İzle",
    confirming: "Ödemeniz hâlâ onaylanıyor",
    confirmingText: "Bankanız henüz yanıt vermedi. Bu sayfa birkaç saniyede bir yeniden kontrol eder.",
    again: "Yeniden kontrol et",
    ended: "Ödemeyi tamamlamadınız. Ücret alınmadı.",
    refunded: "Bu zaten sizde, ikinci ödemeyi kartınıza iade ediyoruz.",
    trialUsed:
      "Bu kartla ücretsiz denemeden daha önce yararlanıldı. Üyeliğiniz başlamadı ve ücret alınmadı. Deneme olmadan katılabilirsiniz.",
    unreachable: "Ödeme hizmetine ulaşamıyoruz. Ücret alınmadı. Bir dakika sonra yeniden deneyin.",
    gone: "Şu an satışta değil.",
  },
  member: {
    join: "Premium üyesi ol",
    title: "Premium üyesisiniz",
    plan: "Planınız: {{plan}}, {{price}} {{per}}",
    trial: "Ücretsiz denemeniz {{date}} günü biter. İlk ücret o gün alınır.",
    active: "{{date}} günü yenilenir.",
    ending: "İptal edildi. {{date}} gününe kadar her şey sizde.",
    pastDueTitle: "Son ödemeniz alınamadı",
    pastDue:
      "Önümüzdeki günlerde yeniden deneyeceğiz, bu sırada Premium sizde kalır. Hemen çözmek için kartınızı güncelleyin.",
    disputedTitle: "Premium duraklatıldı",
    disputedText:
      "Son ödemenize itiraz edildi, bu yüzden bankanız karar verene kadar Premium kullanılamaz. Bu bir hataysa bankanızla görüşün veya bize ulaşın.",
    change: "Planı veya kartı değiştir",
    fix: "Kartı güncelle",
    cancel: "Üyeliği iptal et",
    cancelText: "Premium {{date}} gününe kadar sizde. Sonrasında ücret alınmaz.",
    reason: "Neden ayrılıyorsunuz?",
    unsaid: "Söylememeyi tercih ederim",
    reasons: {
      too_expensive: "Çok pahalı",
      unused: "Yeterince izlemiyorum",
      missing_features: "İstediğim bir şey eksik",
      switched_service: "Başka bir hizmete geçtim",
      low_quality: "Görüntü veya ses kalitesi",
      customer_service: "Müşteri hizmetleri",
      too_complex: "Fazla karmaşık",
      other: "Başka bir şey",
    },
    comment: "Eklemek istediğiniz bir şey var mı?",
    confirm: "Üyeliği {{date}} günü bitir",
    cancelling: "İptal ediliyor",
    resuming: "Sürdürülüyor",
    stay: "Premium’u koru",
    welcome: "Ön sıraya hoş geldiniz.",
    already: "Zaten üyesiniz. Ödenecek bir şey yok.",
    cancelled: "İptal edildi. Premium {{date}} gününe kadar sizde.",
    resumed: "Yeniden hoş geldiniz. Üyeliğiniz sürüyor.",
  },
};
