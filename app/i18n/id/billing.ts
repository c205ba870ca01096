/** Indonesian: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Beli seharga {{price}}",
    going: "Membuka pembayaran",
    stripe: "Bayar dengan kartu di halaman Stripe. Anda bisa menonton begitu pembayaran berhasil.",
    owned: "Anda sudah membelinya",
    ownedText: "Tonton langsung atau siaran ulangnya.",
    included: "Termasuk dalam Premium Anda",
    includedText: "Keanggotaan Anda mencakup acara ini, langsung dan siaran ulang.",
    watch: "Tonton",
    confirming: "Pembayaran Anda masih dikonfirmasi",
    confirmingText: "Bank Anda belum menjawab. Halaman ini memeriksa lagi setiap beberapa detik.",
    again: "Periksa lagi",
    ended: "Anda belum menyelesaikan pembayaran. Anda tidak ditagih.",
    refunded: "Anda sudah memiliki ini, jadi pembayaran kedua kami kembalikan ke kartu Anda.",
    trialUsed:
      "Kartu ini sudah pernah mendapat uji coba gratis, jadi keanggotaan Anda tidak dimulai dan Anda tidak ditagih. Anda bisa bergabung tanpa uji coba.",
    unreachable: "Layanan pembayaran tidak dapat dihubungi. Anda tidak ditagih. Coba lagi dalam satu menit.",
    gone: "Sedang tidak dijual.",
  },
  member: {
    join: "Gabung Premium",
    title: "Anda anggota Premium",
    plan: "Paket: {{plan}}, {{price}} {{per}}",
    trial: "Uji coba gratis Anda berakhir pada {{date}}. Pada hari itu Anda ditagih untuk pertama kali.",
    active: "Diperpanjang pada {{date}}.",
    ending: "Dibatalkan. Semuanya tetap milik Anda sampai {{date}}.",
    pastDueTitle: "Pembayaran terakhir Anda gagal",
    pastDue:
      "Kami akan mencoba lagi dalam beberapa hari ke depan, dan Premium Anda tetap aktif. Perbarui kartu untuk membereskannya sekarang.",
    disputedTitle: "Premium dijeda",
    disputedText:
      "Pembayaran terakhir Anda disengketakan, jadi Premium dijeda sampai bank Anda memutuskan. Jika ini keliru, hubungi bank Anda atau hubungi kami.",
    change: "Ganti paket atau kartu",
    fix: "Perbarui kartu",
    cancel: "Batalkan keanggotaan",
    cancelText: "Premium Anda aktif sampai {{date}}. Setelah itu Anda tidak ditagih.",
    reason: "Mengapa Anda berhenti?",
    unsaid: "Tidak ingin menjawab",
    reasons: {
      too_expensive: "Terlalu mahal",
      unused: "Saya jarang menonton",
      missing_features: "Ada yang saya cari tetapi tidak ada",
      switched_service: "Saya pindah ke layanan lain",
      low_quality: "Kualitas gambar atau suara",
      customer_service: "Layanan pelanggan",
      too_complex: "Terlalu rumit",
      other: "Alasan lain",
    },
    comment: "Ada lagi yang perlu kami ketahui?",
    confirm: "Akhiri keanggotaan pada {{date}}",
    cancelling: "Membatalkan",
    resuming: "Melanjutkan",
    stay: "Pertahankan Premium",
    welcome: "Selamat datang di baris depan.",
    already: "Anda sudah menjadi anggota. Tidak ada yang perlu dibayar.",
    cancelled: "Dibatalkan. Premium Anda aktif sampai {{date}}.",
    notCancelled:
      "Layanan pembayaran tidak dapat dihubungi, jadi keanggotaan Anda belum dibatalkan. Coba lagi dalam satu menit.",
    resumed: "Senang Anda kembali. Keanggotaan Anda berlanjut.",
  },
};
