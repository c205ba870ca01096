/** 한국어: the texts of the search across the site in Korean. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "검색",
  titleFor: "{{text}} · 검색",
  description: "대회, 선수, 도시, 페이퍼뷰, 상품, 뉴스를 찾아보세요.",
  field: "사이트에서 검색",
  hint: "선수, 도시 또는 대회",
  submit: "검색하기",
  results: "‘{{text}}’ 검색 결과",
  more: "결과 더 보기",
  first: "처음 결과로 돌아가기",
  noneTitle: "검색 결과 없음",
  noneText: "‘{{text}}’와(과) 일치하는 결과가 없습니다. 맞춤법을 확인하거나 단어를 줄여 보세요.",
  suggested: "다가오는 대회와 챔피언",
  tooMany: "검색이 너무 많습니다. 1분 뒤에 다시 시도해 주세요.",
  away: "지금은 이 사이트에서 검색할 수 없습니다. 대회와 선수는 메뉴에서 찾아 주세요.",
  kind: {
    night: "대회",
    broadcast: "페이퍼뷰",
    town: "도시",
    show: "시리즈",
    wrestler: "선수",
    goods: "숍",
    news: "뉴스",
  },
};
