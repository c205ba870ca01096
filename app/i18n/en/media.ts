/** English texts of highlights, of the news and of the pictures. */
export const media = {
  title: "Media",
  film: {
    of: "Film: {{title}}",
    captions: "English",
    length: "Length",
  },
} as const;
