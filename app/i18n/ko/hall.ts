/** 한국어: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, 나란히",
    apart: "{{seats}}. 모두 나란히 있지는 않습니다.",
    choose: "다른 좌석 고르기",
    renumber: "이 수에 맞는 가장 좋은 좌석을 골라 드립니다. 직접 고르려면 다른 좌석을 고르세요.",
  },
  plan: {
    title: "또는 좌석을 직접 고르세요",
    label: "좌석 배치도. 각 구역이 링크입니다.",
    ring: "링",
    stage: "무대",
    from: "{{price}}부터",
    few: "남은 좌석 적음",
    off: "판매하지 않음",
    byNumber: "좌석 번호 없음",
    zoomIn: "확대",
  },
  access: {
    title: "휠체어석",
    number: "이 중 휠체어석은 몇 석입니까?",
    text: "휠체어를 이용하는 팬을 위한 자리입니다. 자리마다 옆에 동반인이 세 명까지 앉을 수 있습니다.",
  },
  section: {
    back: "모든 구역",
    north: "북쪽",
    east: "동쪽",
    south: "남쪽",
    west: "서쪽",
    camera: "카메라 정면",
    best: "이 구역의 가장 좋은 좌석",
    bestHold: "가장 좋은 좌석 선점하기",
    table: "열별 좌석",
    elsewhere: "다른 구역의 내 좌석",
    ofThese: "이 중 {{tier}}",
    rest: "누가 먼저 가져간 좌석이 있으면 나머지를 선점",
    missing: "이 구역은 배치도에 없습니다",
    missingText: "배치도가 바뀌었을 수 있습니다. 선점한 좌석은 그대로입니다.",
  },
  sign: {
    free: "빈 좌석",
    yours: "내 좌석",
    taken: "판매됨",
    gone: "방금 판매됨",
    accessible: "휠체어석",
    companion: "동반인석",
    restricted: "시야 제한",
    aisle: "통로 쪽",
  },
  lost: {
    went: "방금 다른 분이 가져간 좌석: {{seats}}.",
    missing: "배치도에서 없어진 좌석: {{seats}}.",
    held: "나머지 좌석은 선점해 두었습니다.",
    ticked: "나머지 좌석은 선택된 상태이지만 아직 선점하지 않았습니다.",
    instead: "가까운 나란한 좌석:",
  },
};
