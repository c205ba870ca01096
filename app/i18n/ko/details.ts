/** 한국어: Korean texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "이름과 이메일은 {{provider}}에서 가져옵니다. 그곳에서 바꾸면 다음에 로그인할 때 여기에도 반영됩니다.",
    nameTitle: "이름",
    nameText: "이 이름으로 불러 드립니다.",
    nameNews: "이름이 저장되었습니다.",
    emailTitle: "이메일",
    emailText: "로그인에 사용하며, 티켓도 이 주소로 보내 드립니다.",
    newEmail: "새 이메일",
    newEmailHelp: "새 주소로 코드를 보내 드립니다. 코드를 입력할 때까지는 지금 이메일이 그대로 유지됩니다.",
    verified: "인증됨",
    unverified: "인증되지 않음",
    verify: "인증하기",
    codeFor: "{{value}}(으)로 보낸 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    stays: "그때까지는 기존 정보가 그대로 사용됩니다: {{before}}",
    atOnce:
      "이메일은 이미 {{value}}(으)로 바뀌었지만, 본인의 것인지 아직 확인되지 않았습니다. 그 주소로 보낸 코드를 입력하거나 {{before}}(으)로 되돌리세요.",
    changeBack: "{{before}}(으)로 되돌리기",
    keep: "{{before}} 유지",
    drop: "나중에",
    phoneTitle: "전화번호",
    phoneText: "‘보안’에서 문자 메시지를 켜면 이 번호로 코드를 받습니다.",
    noPhone: "아직 없습니다.",
    newPhone: "새 전화번호",
    removePhone: "이 번호 삭제",
    phoneInUse: "로그인 코드를 이 번호로 보내고 있습니다. 번호를 바꾸려면 먼저 문자 메시지를 끄세요.",
    toSecurity: "보안으로 이동",
    codeSentNews: "코드를 보냈습니다.",
    verifiedNews: "인증되었습니다. 고맙습니다.",
    keptNews: "변경된 내용이 없습니다.",
    phoneRemovedNews: "전화번호가 삭제되었습니다.",
    languageTitle: "언어",
    languageText: "이 사이트에 표시되는 언어입니다.",
    newsletterTitle: "뉴스레터",
    newsletterLabel: "새 대회 소식을 이메일로 받겠습니다",
    newsletterText: "언제든 여기에서 바꿀 수 있습니다.",
    newsletterNews: "저장되었습니다.",
  },
};
