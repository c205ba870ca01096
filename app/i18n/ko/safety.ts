/** Korean texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "비밀번호가 변경되었습니다",
    password: "{{name}} 계정의 비밀번호가 변경되었습니다({{date}}). 다른 브라우저와 앱은 모두 로그아웃되었습니다.",
    emailSubject: "로그인 이메일이 변경되었습니다",
    email: "{{name}} 계정의 이메일이 변경되었습니다({{date}}). 이 주소는 더 이상 계정에 연결되어 있지 않습니다.",
    phoneSubject: "계정에 전화번호가 추가되었습니다",
    phone: "{{name}} 계정에 새 전화번호가 추가되었습니다({{date}}).",
    passkeyAddedSubject: "계정에 패스키가 추가되었습니다",
    passkeyAdded: "{{name}} 계정에 패스키가 추가되었습니다({{date}}). 이 패스키로 비밀번호 없이 로그인할 수 있습니다.",
    passkeyRemovedSubject: "계정에서 패스키가 삭제되었습니다",
    passkeyRemoved: "{{name}} 계정에서 패스키가 삭제되었습니다({{date}}). 이 패스키로는 더 이상 로그인할 수 없습니다.",
    factorSubject: "로그인 2단계 인증이 꺼졌습니다",
    factor: "{{name}} 계정의 2단계 인증이 꺼졌습니다({{date}}).",
    factorOnSubject: "로그인 2단계 인증이 켜졌습니다",
    factorOn: "{{name}} 계정의 2단계 인증이 켜졌습니다({{date}}).",
    appReplacedSubject: "인증 앱이 변경되었습니다",
    appReplaced: "{{name}} 계정의 인증 앱이 변경되었습니다({{date}}). 이전 앱의 코드는 더 이상 사용할 수 없습니다.",
    wasYou: "본인이 하셨다면 따로 하실 일은 없습니다.",
    wasNotYou:
      "본인이 아니라면 지금 비밀번호를 재설정한 뒤 마이페이지에서 이메일 주소, 전화번호, 패스키, 기기를 확인하세요.",
    noReset: "본인이 아니라면 바로 문의해 주세요. 이 주소로는 더 이상 비밀번호를 재설정할 수 없습니다.",
    noCode:
      "본인이 아니라면 지금 비밀번호를 재설정하세요. 로그인할 때 본인이 확인할 수 없는 코드를 요구하면 바로 문의해 주세요.",
    reset: "비밀번호 재설정",
    code: {
      signUp: { subject: "이메일을 확인해 주세요", heading: "이 코드를 입력하면 {{name}} 계정이 만들어집니다." },
      reset: {
        subject: "새 비밀번호 설정 코드",
        heading: "이 코드를 입력하고 {{name}} 계정의 새 비밀번호를 설정하세요.",
      },
      contact: { subject: "이메일을 확인해 주세요", heading: "이 코드를 입력해 {{name}} 계정의 이메일을 확인하세요." },
      signIn: { subject: "로그인 코드", heading: "이 코드를 입력하고 로그인하세요: {{name}}" },
      where: "코드를 요청한 페이지에 입력하세요. 다른 사람에게 알려 주지 마세요. 저희는 코드를 묻지 않습니다.",
      unasked: "코드를 요청하지 않았다면 따로 하실 일은 없습니다.",
      text: "{{name}} 코드: {{code}}. 다른 사람에게 알려 주지 마세요.",
    },
  },
};
