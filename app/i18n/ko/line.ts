/** The texts of the line in front of a sale, in Korean. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "{{time}}에 대기열이 열립니다",
    text: "{{opens}}에 판매를 시작합니다. 그전에 들어온 모든 분의 순서를 추첨하므로 일찍 올 필요가 없습니다.",
  },
  gathering: {
    heading: "{{opens}}에 판매를 시작합니다",
    text: "그때까지 들어온 모든 분의 순서를 추첨합니다. 먼저 와도 유리하지 않습니다.",
  },
  drawn: {
    heading: "추첨에 참여했습니다. 내 번호:",
    text: "{{opens}}에 순서를 추첨합니다. 이 페이지는 닫아도 됩니다.",
  },
  drawing: {
    heading: "순서를 추첨하고 있습니다",
    text: "몇 초 걸립니다.",
  },
  open: {
    heading: "이 티켓은 대기열이 있습니다. 대기 인원:",
    text: "순서를 받으세요. 페이지를 닫았다가 다시 와도 됩니다.",
  },
  waiting: {
    heading: "대기 중입니다. 내 앞의 인원:",
    wait: "예상 대기 시간: {{range}}.",
    near: "{{time}}쯤 차례가 옵니다.",
    unknown: "얼마나 걸릴지 아직 알 수 없습니다.",
    far: "차례가 오기 전에 좌석이 매진될 수 있습니다.",
  },
  paused: {
    heading: "모든 좌석이 선점되었습니다. 내 앞의 인원:",
    text: "선점 시간이 끝나면 일부 좌석이 다시 나옵니다. 순서는 그대로입니다.",
    halted: "매표소가 대기열을 멈췄습니다. 순서는 그대로입니다.",
  },
  turn: {
    heading: "{{minutes}} 안에 좌석을 고르세요. 고른 좌석은 20분 더 선점됩니다.",
    word: "내 차례",
    enter: "좌석 선택",
  },
  inside: {
    heading: "{{time}}까지 내 차례입니다",
    text: "그전에 고르세요. 결제하기 전에는 청구되지 않습니다.",
    more: "10분 더",
  },
  missed: {
    heading: "차례는 지났지만 순서는 남아 있습니다.",
    enter: "지금 들어가기",
  },
  spent: {
    heading: "차례를 모두 사용했습니다",
    text: "좌석이 더 필요하면 대기열 끝에서 새 순서를 받으세요.",
  },
  soldOut: {
    heading: "마지막 좌석이 {{time}}에 판매되었습니다. 청구된 금액은 없습니다.",
    word: "매진",
    text: "환불되면 좌석이 다시 나오기도 합니다.",
    others: "다른 대회 보기",
  },
  ended: {
    heading: "지금은 대기열이 없습니다",
    text: "기다리지 않고 좌석을 고를 수 있습니다.",
  },
  notice: {
    crowded: "차례를 놓친 분들이 많이 들어오고 있습니다. 몇 초 후 다시 시도하세요.",
    notYours: "다른 브라우저나 계정의 순서입니다. 내 순서를 받으세요.",
    notCalled: "아직 차례가 아닙니다.",
    accountNeeded: "이 판매에는 이메일이 확인된 계정이 필요합니다. 로그인한 뒤 순서를 받으세요.",
    closed: "지금은 순서를 받을 수 없습니다.",
    noMore: "차례를 더 연장할 수 없습니다.",
    heldElsewhere:
      "이 차례에 다른 계정으로, 또는 로그인하지 않은 상태로 이미 선점한 좌석이 있습니다. 먼저 결제하거나 선점을 취소해 주세요. 한 차례에 한 번만 주문할 수 있습니다.",
    tooMany: "시도 횟수가 너무 많습니다. 10분 뒤에 다시 시도해 주세요.",
  },
  join: "순서 받기",
  signIn: "로그인",
  safe: {
    title: "안심하세요",
    reload: "새로고침이 필요 없습니다",
    reloadText: "이 페이지가 스스로 확인합니다. 마지막 확인: {{time}}.",
    stillText: "이 페이지는 스스로 확인하지 않습니다.",
    check: "다시 확인",
    still: "자동 확인 중지",
    kept: "순서는 저장됩니다",
    keptText: "휴대폰을 잠그거나 페이지를 닫아도 됩니다. 이 브라우저로 돌아오면 순서는 같습니다.",
    free: "수수료 없음, 카드 등록 없음",
    freeText: "좌석을 결제할 때만 청구됩니다.",
  },
  left: {
    title: "현재 남은 좌석",
    many: "{{count}}석 초과",
    none: "매진",
  },
  leave: "대기열 나가기",
  receipt: "순서 확인증",
  draw: {
    link: "추첨 방법",
    heading: "추첨 방법",
    before: "대기열을 열기 전에 비밀 숫자(시드)를 정하고 그 지문을 공개했습니다. 지문은 나중에 바꿀 수 없습니다.",
    order:
      "판매가 시작되면 시드와 추첨 인원이 모두의 순서를 정합니다. 추첨 후 시드를 공개하므로 누구나 순서를 다시 계산할 수 있습니다.",
    beacon: "추첨에는 판매 시작 전에는 아무도 모르는 공개 난수도 사용합니다.",
    noBeacon: "공개 난수는 사용하지 않습니다.",
    late: "판매 시작 후에 들어오면 추첨 참여자 모두의 뒤에, 들어온 순서대로 섭니다.",
    fingerprint: "지문",
    seed: "시드",
    people: "추첨 인원",
    random: "공개 난수",
    later: "추첨 후 공개",
    record: "기록 파일",
    verify: "이 브라우저에서 추첨 확인",
    right: "추첨이 올바릅니다.",
    wrong: "추첨이 기록과 다릅니다.",
    back: "대기열로 돌아가기",
  },
};
