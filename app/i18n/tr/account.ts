/** Turkish: the texts of a fan’s account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profiliniz",
    nav: "Profil",
    signOut: "Çıkış yap",
    guestTitle: "Biletlerinizin yeri burası",
    guestText:
      "Biletlerinizi kodlarıyla görmek için giriş yapın. Hesapsız alınan biletler e-postadaki bağlantıyla açılır ve aynı e-postayla giriş yaptığınızda buraya gelir.",
    signIn: "Giriş yap",
    signUp: "Hesap oluştur",
  },
  sections: {
    overview: "Genel bakış",
    orders: "Siparişler",
    billing: "Ödemeler",
    security: "Güvenlik",
    details: "Bilgileriniz",
    privacy: "Verileriniz",
  },
  again: {
    title: "Hâlâ siz misiniz?",
    text: "Giriş yapmanızın üzerinden bir süre geçti. Girişinizle ilgili bir şey değişmeden önce şifrenizi bir kez daha girin.",
    password: "Şifreniz",
    submit: "Devam et",
    pending: "Kontrol ediliyor",
    elsewhereText:
      "{{provider}} ile giriş yapmanızın üzerinden bir süre geçti. Burada bir şey değişmeden önce orada bir kez daha giriş yapın.",
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
