export const health = { title: "" };
