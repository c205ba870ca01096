/** Indonesian: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Cari",
  titleFor: "{{text}} · Pencarian",
  description: "Temukan acara, pegulat, kota, pay-per-view, merchandise, dan berita.",
  field: "Cari di situs ini",
  hint: "Pegulat, kota, atau acara",
  submit: "Cari",
  results: "Hasil untuk “{{text}}”",
  more: "Hasil lainnya",
  first: "Kembali ke hasil teratas",
  noneTitle: "Tidak ada hasil",
  noneText: "Tidak ada yang cocok dengan “{{text}}”. Periksa ejaannya, atau coba lebih sedikit kata.",
  suggested: "Segera hadir, dan para juara",
  tooMany: "Pencarian Anda terlalu banyak. Tunggu satu menit, lalu coba lagi.",
  away: "Pencarian sedang tidak tersedia. Gunakan menu untuk menemukan acara dan pegulat.",
  kind: {
    night: "Acara",
    broadcast: "Pay-per-view",
    town: "Kota",
    show: "Seri",
    wrestler: "Pegulat",
    goods: "Toko",
    news: "Berita",
  },
};
