/** Turkish texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Bekleme listesinden çık",
  deadline: "Son ödeme: {{until}}.",
  confirm: {
    subject: "E-postanızı onaylayın: {{title}} bekleme listesi",
    word: "Bir adım kaldı",
    heading: "{{title}} bekleme listesine katılmak için e-postanızı onaylayın.",
    text: "Sıranız onayladığınız andan itibaren sayılır. Bu siz değilseniz bu e-postayı yok sayın, hiçbir şey olmaz.",
    button: "Bekleme listesine katıl",
  },
  joined: {
    subject: "{{title}} bekleme listesindesiniz",
    word: "Sıradasınız",
    heading: "{{title}} bekleme listesindesiniz.",
    text: "Koltuk boşaldığında, en uzun süredir bekleyen ve koltukların uygun olduğu hayrana sunarız. Süreli bir e-posta alırsınız. O zamana kadar öderseniz koltuklar sizindir.",
    button: "Sıramı gör",
  },
  offer: {
    subject: "{{title}} koltukları şu zamana kadar sizin: {{until}}",
    word: "Sıra sizde",
    heading: "{{title}} koltukları şu zamana kadar sizin: {{until}}.",
    text: "O zamana kadar ödemezseniz koltuklar bir sonraki hayrana gider.",
    button: "Teklifimi gör",
  },
  missed: {
    subject: "{{title}} teklifinizin süresi doldu",
    word: "Kaçırdınız",
    heading: "{{title}} teklifinizin süresi siz ödemeden doldu.",
    text: "Koltuklar bir sonraki hayrana gitti. Hâlâ listedesiniz ama artık en sondasınız. Bir teklif daha kaçırırsanız listeden çıkarsınız.",
    button: "Sıramı gör",
  },
  over: {
    subject: "Artık {{title}} bekleme listesinde değilsiniz",
    word: "Liste dışısınız",
    heading: "Artık {{title}} bekleme listesinde değilsiniz.",
    missed: "İki teklife yanıt vermediniz. İstediğiniz zaman yeniden katılabilirsiniz.",
    closed: "Liste kapandı. Yine koltuk boşalırsa gonga kadar herkes satın alabilir.",
    canceled: "Güreş gecesi iptal edildi.",
    button: "Geceye git",
  },
  listed: {
    subject: "{{title}} biletiniz sunuluyor",
    word: "Sunuluyor",
    heading: "{{number}} numaralı biletiniz, ödediğiniz tutar olan {{amount}} karşılığında sunuluyor.",
    text: "Biri ödeyene kadar sizindir ve geçerlidir. O zamana kadar geri alabilirsiniz.",
    less: "{{amount}} iade edilir. Kalan tutar daha önce iade edildi.",
    button: "Biletlerimi gör",
  },
  sold: {
    subject: "{{title}} biletiniz satıldı",
    word: "Satıldı",
    heading: "Başka bir hayran {{number}} numaralı biletinizin ücretini ödedi.",
    text: "{{amount}}, ödeme yaptığınız yolla iade edilir. Bu 5 ila 10 gün sürebilir. Biletinizin kodu artık geçerli değil.",
    button: "Biletlerimi gör",
  },
  withdrawn: {
    subject: "{{title}} biletiniz artık sunulmuyor",
    word: "Satıştan çekildi",
    heading: "{{number}} numaralı biletiniz artık sunulmuyor.",
    text: "Siparişinizin bir kısmı iade edildi, bu nedenle bu biletin fiyatı artık {{amount}}. Bu, satış için çok düşük. Bilet hâlâ sizin ve geçerli.",
    button: "Biletlerimi gör",
  },
};
