/** 한국어: Korean texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText: "이름과 이메일은 {{provider}} 정보입니다. 그곳에서 바꾸면 다음에 로그인할 때 여기에도 반영됩니다.",
    nameTitle: "이름",
    nameText: "이 이름으로 불러 드립니다.",
    nameNews: "이름이 저장되었습니다.",
    emailTitle: "이메일",
    emailText: "로그인에 사용하며, 티켓도 이 주소로 보내 드립니다.",
    newEmail: "새 이메일",
    newEmailHelp: "이 주소로 코드를 보내 드립니다. 코드를 입력하기 전까지는 지금 이메일을 계속 사용합니다.",
    verified: "인증됨",
    unverified: "인증되지 않음",
    verify: "인증하기",
    codeFor: "보내 드린 코드를 입력하세요: {{value}}. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    stays: "그때까지 사용하는 정보: {{before}}",
    atOnce:
      "새 이메일이 아직 인증되지 않았습니다: {{value}}. 그 주소로 보낸 코드를 입력하거나 이전 이메일로 되돌리세요: {{before}}",
    changeBack: "되돌리기: {{before}}",
    keep: "{{before}} 유지",
    drop: "나중에",
    phoneTitle: "전화번호",
    phoneText: "‘보안’에서 문자 메시지를 켜면 이 번호로 로그인 코드를 받습니다.",
    noPhone: "등록된 번호가 없습니다.",
    newPhone: "새 전화번호",
    removePhone: "이 번호 삭제",
    phoneInUse: "로그인 코드를 이 번호로 보내고 있습니다. 번호를 바꾸려면 먼저 문자 메시지를 끄세요.",
    toSecurity: "보안으로 이동",
    codeSentNews: "코드를 보냈습니다.",
    verifiedNews: "인증되었습니다.",
    keptNews: "변경된 내용이 없습니다.",
    phoneRemovedNews: "전화번호가 삭제되었습니다.",
    languageTitle: "언어",
    languageText: "이 사이트에 표시되는 언어입니다.",
    newsletterTitle: "뉴스레터",
    newsletterLabel: "새 대회 소식을 이메일로 받겠습니다",
    newsletterText: "언제든 여기에서 수신을 거부할 수 있습니다.",
    newsletterNews: "저장되었습니다.",
  },
};
