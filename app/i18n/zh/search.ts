/** 简体中文: the texts of the search across the site in simplified Chinese. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "搜索",
  titleFor: "“{{text}}”的搜索结果",
  description: "搜索赛事、选手、城市、付费直播、周边商品和新闻。",
  field: "搜索本站",
  hint: "选手、城市或赛事",
  submit: "搜索",
  results: "“{{text}}”的搜索结果",
  more: "更多结果",
  first: "返回最前面的结果",
  noneTitle: "没有结果",
  noneText: "没有与“{{text}}”匹配的内容。请检查拼写，或减少关键词。",
  suggested: "即将举行的赛事与冠军",
  tooMany: "搜索次数过多，请等一分钟再试。",
  away: "本站目前无法搜索。请通过菜单查找赛事和选手。",
  kind: {
    night: "赛事",
    broadcast: "付费直播",
    town: "城市",
    show: "系列",
    wrestler: "选手",
    goods: "商店",
    news: "新闻",
  },
};
