/** 한국어: Korean texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "개인정보 처리방침",
  description: "{{name}}에서 보관하는 정보와 그 이유, 기간, 삭제 방법.",
  lead: "무엇을 왜 보관하는지, 어떻게 멈출 수 있는지 알려 드립니다. 어떤 정보도 판매하지 않습니다.",
  short: "둘러보신 내용을 측정하거나 기록하지 않습니다. 방문 기록도 없습니다.",
  cookiesTitle: "쿠키",
  cookiesText: "처음 네 개는 암호화되어 있으며 어떤 스크립트도 읽을 수 없습니다.",
  cookie: "쿠키",
  purpose: "용도",
  life: "보관 기간",
  session: "로그인 상태를 유지합니다: 로그인 토큰, 이름, 이메일.",
  flow: "진행 중인 로그인 또는 회원가입. 새로 고쳐도 사라지지 않습니다.",
  guest: "좌석을 선점하는 임의의 번호, 이름이 없는 Amazon Cognito 게스트 ID, 비회원 주문의 키.",
  device: "여기에서 마지막으로 로그인한 이름과 이 기기를 신뢰하는지 여부. 로그아웃해도 남습니다.",
  language: "선택한 언어.",
  consent: "측정에 대한 선택(이 사이트가 묻는 경우).",
  year: "1년",
  day: "최대 24시간",
  tab: "탭도 스크롤한 위치와, 스크립트를 불러오지 못한 사실(10초 동안)을 기억합니다. 둘 다 탭을 닫으면 사라집니다.",
  phone:
    "휴대전화에서는 로그인 상태로 연 티켓 페이지를 브라우저가 저장해 네트워크 없이도 열 수 있습니다. 로그아웃하거나 대회가 끝나면 삭제됩니다.",
  keepTitle: "보관하는 정보",
  keepOrders:
    "<b>주문과 티켓.</b> 이름, 이메일, 언어, 대회, 좌석, 가격, 환불, 양도, 스캔 시각, 변경한 사람과 내용. 세법이 정한 기간 동안 보관합니다.",
  keepHolds: "<b>선점.</b> 좌석을 선점한 임의의 번호 또는 계정. 이름은 없습니다.",
  keepLetters:
    "<b>문의.</b> 작성한 내용과 이름, 이메일, 언어, 새 일정 이메일에 동의한 시각. 삭제를 요청하실 때까지 보관합니다.",
  keepCounts:
    "<b>시도 횟수.</b> 이메일이나 네트워크 주소가 로그인, 선점, 문의를 시도한 횟수. 최대 한 시간 동안 세고 삭제합니다.",
  othersTitle: "정보를 받는 업체",
  othersCognito:
    "<b>Amazon Cognito</b>는 계정을 보관합니다: 이메일, 이름, 입력하신 전화번호, 그리고 저희는 저장하지 않는 비밀번호. Amazon, Apple, Facebook, Google로 로그인하면 해당 업체가 이메일과 이름을 Cognito에 전달합니다.",
  othersStripe: "<b>Stripe</b>는 자체 페이지에서 결제를 받습니다. 카드, 이메일, 결제 내용이 Stripe에 전달됩니다.",
  othersMail: "<b>이메일 서비스</b>가 티켓과 답변을 전달합니다.",
  othersSentry:
    "<b>Sentry</b>에는 이 사이트에서 사용하는 경우 오류 보고가 전달됩니다. 이름이나 주소는 덧붙이지 않습니다.",
  othersTags:
    "<b>태그 관리자</b>는 이 사이트에 있고 동의하신 뒤에만 작동합니다. 모든 페이지 아래에서 선택을 바꿀 수 있습니다.",
  rightsTitle: "회원님의 권리",
  rightsText:
    "보관된 정보를 확인하고, 바로잡고, 사본을 받고, 이의를 제기하고, 삭제를 요청할 수 있습니다. 새 일정 이메일은 언제든 수신을 거부할 수 있습니다.",
  rightsAccount: "계정이 있으면 직접 <data>데이터를 내려받거나 계정을 삭제</data>할 수 있습니다.",
  rightsDelete:
    "해당 이메일로 ‘내 계정 또는 내 데이터’를 선택해 문의해 주세요. 법으로 보관해야 하는 것을 제외하고 모두 삭제하며, 결제된 주문처럼 남겨야 하는 것은 알려 드립니다.",
  write: "문의하기",
};
