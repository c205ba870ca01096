/** 한국어: Korean texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "마이페이지",
    nav: "마이페이지",
    signOut: "로그아웃",
    guestTitle: "내 티켓이 모이는 곳",
    guestText:
      "로그인하면 티켓과 QR 코드를 볼 수 있습니다. 비회원으로 구매하셨다면 이메일의 링크를 열거나 같은 이메일로 로그인하세요.",
    signIn: "로그인",
    signUp: "회원가입",
  },
  sections: {
    overview: "개요",
    orders: "주문",
    following: "팔로우",
    billing: "결제",
    security: "보안",
    details: "내 정보",
    privacy: "내 데이터",
  },
  again: {
    title: "본인 확인",
    text: "로그인한 지 오래되었습니다. 로그인 방법을 바꾸려면 비밀번호를 입력하세요.",
    password: "비밀번호",
    submit: "계속",
    pending: "확인 중",
    elsewhereText: "로그인한 지 오래되었습니다. 변경하려면 {{provider}} 계정으로 다시 로그인하세요.",
    elsewhereSubmit: "{{provider}} 계정으로 계속",
  },
  form: {
    save: "저장",
    saving: "저장 중",
    cancel: "취소",
    sendCode: "코드 보내기",
    sending: "보내는 중",
    sendAgain: "코드 다시 보내기",
    confirm: "확인",
    confirming: "확인 중",
    dismiss: "알림 닫기",
    on: "켜짐",
    off: "꺼짐",
  },
};
