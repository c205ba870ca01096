export const money = { title: "" };
