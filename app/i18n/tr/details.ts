/** Turkish: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Adınız ve e-postanız {{provider}} hesabınızdan gelir. Orada değiştirin; bir sonraki girişinizde buraya gelir.",
    nameTitle: "Ad",
    nameText: "Size böyle hitap ederiz.",
    nameNews: "Adınız kaydedildi.",
    emailTitle: "E-posta",
    emailText: "Onunla giriş yaparsınız; biletleriniz de oraya gelir.",
    newEmail: "Yeni e-posta",
    newEmailHelp: "Oraya bir kod göndeririz. Kodu girene kadar her şey şimdiki e-postanızla sürer.",
    verified: "Doğrulandı",
    unverified: "Doğrulanmadı",
    verify: "Doğrula",
    codeFor: "Şuraya gönderdiğimiz kodu girin: {{value}}. Ulaşması bir dakika sürebilir.",
    stays: "O zamana kadar {{before}} geçerli kalır.",
    atOnce:
      "E-postanız artık {{value}}, ama sizin olduğu henüz doğrulanmadı. Oraya gönderdiğimiz kodu girin veya eskisine dönün: {{before}}.",
    changeBack: "Eskisine dön: {{before}}",
    keep: "{{before}} kalsın",
    drop: "Şimdi değil",
    phoneTitle: "Telefon numarası",
    phoneText: "Güvenlik bölümünde açarsanız SMS kodları için.",
    noPhone: "Henüz yok.",
    newPhone: "Yeni telefon numarası",
    removePhone: "Bu numarayı kaldır",
    phoneInUse: "Giriş kodlarınız bu numaraya gelir. Değiştirmeden önce SMS kodlarını kapatın.",
    toSecurity: "Güvenlik bölümüne git",
    codeSentNews: "Kod yolda.",
    verifiedNews: "Doğrulandı. Teşekkürler.",
    keptNews: "Her şey olduğu gibi kaldı.",
    phoneRemovedNews: "Telefon numaranız kaldırıldı.",
    languageTitle: "Dil",
    languageText: "Bu sayfaların dili.",
    newsletterTitle: "Bülten",
    newsletterLabel: "Yeni geceleri bana e-postayla bildirin",
    newsletterText: "Kararınızı burada istediğiniz zaman değiştirebilirsiniz.",
    newsletterNews: "Kaydedildi.",
  },
};
