/** Turkish: the texts of a fan’s account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profiliniz",
    nav: "Profil",
    signOut: "Çıkış yap",
    guestTitle: "Biletleriniz burada olacak",
    guestText:
      "Biletlerinizi ve QR kodlarını görmek için giriş yapın. Hesapsız mı aldınız? E-postanızdaki bağlantıyı kullanın veya aynı e-postayla giriş yapın; biletler burada görünür.",
    signIn: "Giriş yap",
    signUp: "Hesap oluştur",
  },
  sections: {
    overview: "Genel bakış",
    orders: "Siparişler",
    following: "Takip ettiklerin",
    billing: "Ödemeler",
    security: "Güvenlik",
    details: "Bilgileriniz",
    privacy: "Verileriniz",
  },
  again: {
    title: "Siz olduğunuzu onaylayın",
    text: "Bir süredir oturumunuz açık. Giriş bilgilerinizi değiştirmek için şifrenizi girin.",
    password: "Şifreniz",
    submit: "Devam et",
    pending: "Kontrol ediliyor",
    elsewhereText: "Bir süredir oturumunuz açık. Değişiklik yapmak için {{provider}} ile yeniden giriş yapın.",
    elsewhereSubmit: "{{provider}} ile devam et",
  },
  form: {
    save: "Kaydet",
    saving: "Kaydediliyor",
    cancel: "Vazgeç",
    sendCode: "Kod gönder",
    sending: "Gönderiliyor",
    sendAgain: "Başka bir kod gönder",
    confirm: "Onayla",
    confirming: "Onaylanıyor",
    dismiss: "Mesajı kapat",
    on: "Açık",
    off: "Kapalı",
  },
};
