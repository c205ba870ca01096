/** Turkish: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Adınız ve e-postanız {{provider}} hesabınızdan gelir. Orada değiştirin, bir sonraki girişinizde burada güncellenir.",
    nameTitle: "Ad",
    nameText: "Size böyle hitap ederiz.",
    nameNews: "Ad kaydedildi.",
    emailTitle: "E-posta",
    emailText: "Onunla giriş yaparsınız, biletlerinizi de ona göndeririz.",
    newEmail: "Yeni e-posta",
    newEmailHelp: "Bu adrese bir kod göndeririz. Kodu girene kadar şimdiki e-postanız geçerli kalır.",
    verified: "Doğrulandı",
    unverified: "Doğrulanmadı",
    verify: "Doğrula",
    codeFor: "Şuraya gönderdiğimiz kodu girin: {{value}}. Ulaşması bir dakika sürebilir.",
    stays: "O zamana kadar şunu kullanırız: {{before}}.",
    atOnce:
      "E-postanız artık {{value}}, ama doğrulanmadı. Oraya gönderdiğimiz kodu girin veya eskisine dönün: {{before}}.",
    changeBack: "Eskisine dön: {{before}}",
    keep: "{{before}} kalsın",
    drop: "Şimdi değil",
    phoneTitle: "Telefon numarası",
    phoneText: "Güvenlik bölümünde açarsanız SMS ile giriş kodları için.",
    noPhone: "Henüz numara yok.",
    newPhone: "Yeni telefon numarası",
    removePhone: "Bu numarayı kaldır",
    phoneInUse: "Giriş kodlarınızı bu numaraya SMS ile göndeririz. Değiştirmeden önce SMS kodlarını kapatın.",
    toSecurity: "Güvenliğe git",
    codeSentNews: "Kodunuz yolda.",
    verifiedNews: "Doğrulandı.",
    keptNews: "Hiçbir şey değişmedi.",
    phoneRemovedNews: "Telefon numarası kaldırıldı.",
    languageTitle: "Dil",
    languageText: "Bu sitenin dili.",
    newsletterTitle: "Bülten",
    newsletterLabel: "Yeni geceleri bana e-postayla bildirin",
    newsletterText: "Buradan istediğiniz zaman aboneliği bitirebilirsiniz.",
    newsletterNews: "Kaydedildi.",
  },
};
