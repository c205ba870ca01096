/** Turkish: the texts of what is paid for at home: Premium and nights to watch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Satın al: {{price}}",
    going: "Ödemeye geçiliyor",
    stripe: "Stripe sayfasında kartla ödersiniz. Ödeme tamamlanır tamamlanmaz gece sizindir.",
    owned: "Bu gece sizin",
    ownedText: "Burada, aynı anda iki cihazda, canlı ve tekrar olarak izleyin.",
    included: "Premium’la sizin",
    includedText: "Premium üyeliğiniz bu geceyi canlı ve tekrar olarak içerir.",
    watch: "İzle",
    confirming: "Ödemeniz hâlâ onaylanıyor",
    confirmingText: "Banka henüz yanıt vermedi. Bu sayfa birkaç saniyede bir kendiliğinden yeniden kontrol eder.",
    again: "Yeniden kontrol et",
    ended: "Ödeme tamamlanmadı. Hiçbir ücret alınmadı.",
    refunded: "Bu zaten sizindi, bu yüzden ikinci ödeme kartınıza iade edilir.",
    trialUsed:
      "Bu kartla daha önce ücretsiz deneme yapılmış; bu yüzden üyeliğiniz başlamadı ve hiçbir ücret alınmadı. Deneme olmadan katılabilirsiniz.",
    unreachable:
      "Ödeme hizmetine şu anda ulaşılamıyor. Hiçbir ücret alınmadı; lütfen bir dakika sonra yeniden deneyin.",
    gone: "Bu şu an satışta değil.",
  },
  member: {
    join: "Premium üyesi ol",
    title: "Premium üyesisiniz",
    plan: "Planınız: {{plan}}, {{price}} {{per}}",
    trial: "Ücretsiz günleriniz {{date}} günü biter. İlk ödeme o gün alınır.",
    active: "{{date}} günü yenilenir.",
    ending: "İptal edildi: {{date}} günü sona erer. O zamana kadar her şey sizde kalır.",
    pastDueTitle: "Son ödeme alınamadı",
    pastDue:
      "Önümüzdeki günlerde yeniden deneyeceğiz; bu sırada hiçbir şey kaybetmezsiniz. Çalışan bir kart sorunu hemen çözer.",
    change: "Planı veya kartı değiştir",
    fix: "Kartı güncelle",
    cancel: "Premium üyeliğini iptal et",
    cancelText: "{{date}} gününe kadar sürer. Sonrasında hiçbir ücret alınmaz.",
    reason: "Neden ayrılıyorsunuz?",
    unsaid: "Söylememeyi tercih ederim",
    reasons: {
      too_expensive: "Çok pahalı",
      unused: "Yeterince izlemiyorum",
      missing_features: "Bir şeyler eksik",
      switched_service: "Artık başka yerde izliyorum",
      low_quality: "Görüntü veya ses",
      customer_service: "Aldığım hizmet",
      too_complex: "Fazla karmaşık",
      other: "Başka bir şey",
    },
    comment: "Bize söylemek istedikleriniz",
    confirm: "Premium üyeliğini {{date}} günü bitir",
    cancelling: "Bir saniye",
    resuming: "Bir saniye",
    stay: "Premium’da kal",
    welcome: "Ön sıraya hoş geldiniz.",
    already: "Zaten Premium üyesisiniz; ödenecek bir şey yok.",
    cancelled: "Tamam. Premium üyeliğiniz {{date}} günü sona erer.",
    resumed: "Kaldığınıza sevindik: Premium üyeliğiniz sürüyor.",
  },
};
