/** The texts of the line in front of a sale, in Turkish. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Sıra {{time}} itibarıyla açılıyor",
    text: "Satış {{opens}} itibarıyla başlıyor. Daha önce katılan herkes kurayla yer alır; erken gelmenize gerek yok.",
  },
  gathering: {
    heading: "Satış {{opens}} itibarıyla başlıyor",
    text: "O saate kadar burada olan herkes sırada kurayla yer alır. Önce gelmek bir şey kazandırmaz.",
  },
  drawn: {
    heading: "Kuradasınız. Numaranız:",
    text: "Sıralamayı {{opens}} itibarıyla kurayla belirliyoruz. Bu sayfayı kapatabilirsiniz.",
  },
  drawing: {
    heading: "Sıralama kurayla belirleniyor",
    text: "Birkaç saniye sürer.",
  },
  open: {
    heading: "Bu biletler için sıra var. Bekleyen kişi:",
    text: "Bir yer alın. Sayfayı kapatıp geri dönebilirsiniz.",
  },
  waiting: {
    heading: "Sıradasınız. Önünüzdeki kişi sayısı:",
    wait: "Tahmini bekleme: {{range}}.",
    near: "Sıranız {{time}} civarında gelir.",
    unknown: "Ne kadar süreceğini henüz söyleyemiyoruz.",
    far: "Koltuklar büyük olasılıkla sıranız gelmeden biter.",
  },
  paused: {
    heading: "Tüm koltuklar ayrılmış durumda. Önünüzdeki kişi sayısı:",
    text: "Ayırma süreleri bitince bazıları geri gelir. Yeriniz sizde kalır.",
    halted: "Gişe sırayı durdurdu. Yeriniz sizde kalır.",
  },
  turn: {
    heading: "Seçmek için {{minutes}} süreniz var. Seçtiğiniz koltuklar ardından 20 dakika daha ayrılır.",
    word: "Sıra sizde",
    enter: "Koltuk seç",
  },
  inside: {
    heading: "Sıra {{time}} saatine kadar sizde",
    text: "O saate kadar seçin. Ödeyene kadar ücret alınmaz.",
    more: "10 dakika daha",
  },
  missed: {
    heading: "Sıranız geçti. Yeriniz duruyor.",
    enter: "Şimdi gir",
  },
  spent: {
    heading: "Sıranızı kullandınız",
    text: "Daha fazla koltuk için sıranın sonundan yeni yer alın.",
  },
  soldOut: {
    heading: "Son koltuklar {{time}} itibarıyla tükendi. Sizden ücret alınmadı.",
    word: "Tükendi",
    text: "İadelerden sonra bazen koltuklar geri gelir.",
    others: "Diğer gecelere bak",
  },
  ended: {
    heading: "Şu anda sıra yok",
    text: "Beklemeden koltuk seçebilirsiniz.",
  },
  notice: {
    crowded: "Sırasını kaçıran birçok kişi giriyor. Birkaç saniye sonra yeniden deneyin.",
    notYours: "Bu yer başka bir tarayıcıya veya hesaba ait. Kendi yerinizi alın.",
    notCalled: "Henüz sıranız gelmedi.",
    accountNeeded: "Bu satış için e-postası onaylı bir hesap gerekir. Giriş yapın, sonra yerinizi alın.",
    closed: "Sıra şu anda kimseyi almıyor.",
    noMore: "Süreniz daha fazla uzatılamaz.",
    heldElsewhere:
      "Bu sırada başka bir hesapla ya da giriş yapmadan koltuk ayırdınız. Önce onların ödemesini yapın ya da onları bırakın: bir sıra tek sipariş içindir.",
    tooMany: "Çok fazla deneme yapıldı. On dakika bekleyip yeniden deneyin.",
  },
  join: "Yerimi al",
  signIn: "Giriş yap",
  safe: {
    title: "Güvende olanlar",
    reload: "Yenilemeniz gerekmez",
    reloadText: "Bu sayfa kendiliğinden denetler. Son denetim: {{time}}.",
    stillText: "Bu sayfa kendiliğinden denetlemez.",
    check: "Yeniden denetle",
    still: "Denetlemeyi durdur",
    kept: "Yeriniz saklanıyor",
    keptText: "Telefonu kilitleyin veya sayfayı kapatın. Bu tarayıcıyla dönün, yeriniz aynıdır.",
    free: "Ücret yok, kayıtlı kart yok",
    freeText: "Yalnızca koltuklarınızı öderken ücret alırız.",
  },
  left: {
    title: "Şu anda kalan",
    many: "{{count}} üzeri",
    none: "tükendi",
  },
  leave: "Sıradan çık",
  receipt: "Yerinizin belgesi",
  draw: {
    link: "Kura nasıl çekilir",
    heading: "Kura nasıl çekilir",
    before:
      "Sıra açılmadan önce gizli bir sayı, yani tohum seçtik ve parmak izini yayımladık. Parmak izi sonradan değiştirilemez.",
    order:
      "Açılışta tohum ve kuradaki kişi sayısı herkesin sırasını belirler. Kuradan sonra tohumu yayımlarız; isteyen herkes sıralamayı yeniden hesaplayabilir.",
    beacon: "Kura, açılıştan önce kimsenin bilmediği herkese açık bir rastgele sayı da kullanır.",
    noBeacon: "Herkese açık rastgele sayı kullanılmaz.",
    late: "Açılıştan sonra katılanlar, kuradaki herkesin arkasında geliş sırasıyla yer alır.",
    fingerprint: "Parmak izi",
    seed: "Tohum",
    people: "Kuradaki kişi sayısı",
    random: "Herkese açık rastgele sayı",
    later: "Kuradan sonra yayımlanır",
    record: "Kayıt dosyası",
    verify: "Kurayı bu tarayıcıda denetle",
    right: "Kura doğru.",
    wrong: "Kura kayıtla uyuşmuyor.",
    back: "Sıraya dön",
  },
};
