/** English texts of highlights, of the news and of the pictures. */
export const media = {
  title: "Media",
} as const;
