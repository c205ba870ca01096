/** Korean texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "접근성",
  description: "{{name}}에서 키보드, 스크린 리더, 큰 글자를 쓸 때 되는 것과 아직 안 되는 것.",
  lead: "누구나 여기서 티켓을 살 수 있어야 합니다. 이 페이지에는 저희가 점검하는 것과 알고 있는 문제를 적었습니다.",
  goalTitle: "목표",
  goal: "웹 콘텐츠 접근성 지침(WCAG) 2.2의 AA 수준을 목표로 만듭니다. 외부 검사를 받은 적이 없으므로 지침을 충족한다고 주장하지 않습니다.",
  testedTitle: "점검하는 것",
  keyboard:
    "키보드만으로 좌석을 선점하고, 바꾸고, 취소하고, 결제하는 과정. 스크립트가 켜져 있을 때와 꺼져 있을 때 모두.",
  checker: "모든 페이지를 오류를 찾는 프로그램 axe로, 밝은 화면과 어두운 화면에서.",
  narrow: "모든 페이지를 모든 언어로 너비 320픽셀에서. 400% 확대하면 남는 너비입니다.",
  focus: "무언가 바뀔 때 초점이 어디로 가는지, 스크린 리더가 무엇을 읽는지.",
  knownTitle: "알고 있는 문제",
  people:
    "한 가지 브라우저에서 프로그램으로 점검합니다. 스크린 리더, 음성 제어, 화면 확대를 쓰시는 분들과는 아직 점검하지 못했습니다.",
  names: "대회, 선수, 등급 이름은 영어입니다. 다른 언어의 문장 안에서는 스크린 리더가 잘못 발음할 수 있습니다.",
  video: "다시보기에는 영어 자막이 있습니다. 생중계에는 없으며, 화면 해설은 어디에도 없습니다.",
  time: "선점은 20분 동안 유지되며, 다른 분들도 좌석을 원하기 때문에 연장할 수 없습니다. 5분과 1분이 남으면 스크린 리더가 알려 드립니다.",
  others:
    "결제는 Stripe 페이지에서 합니다. 로그인 방법에 따라 Amazon, Apple, Facebook, Google 페이지가 열립니다. 이 페이지들은 저희가 바꿀 수 없습니다.",
  contactTitle: "불편한 점을 알려 주세요",
  contact:
    "어느 페이지인지, 어떤 기기나 프로그램을 쓰시는지 적어 주세요. 여기서 티켓을 살 수 없다면 그것도 알려 주세요. 이메일로 답해 드립니다.",
  write: "문의하기",
  reviewed: "마지막 검토: {{date}}",
};
